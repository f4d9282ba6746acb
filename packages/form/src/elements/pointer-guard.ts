import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Holds back work while a pointer is down. If something appeared above a button that is being pressed, the button
 * would move, and the click would miss it.
 */
export class PointerGuard implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #isPressed = false;
  #waiting: (() => void)[] = [];

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Runs work now, or once the pointer is up again and the click was handled. */
  whenFree(work: () => void): void {
    if (this.#isPressed) this.#waiting.push(work);
    else work();
  }

  hostConnected(): void {
    this.#host.addEventListener('pointerdown', this.#press);
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, this.#release);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('pointerdown', this.#press);
    for (const name of ['pointerup', 'pointercancel']) removeEventListener(name, this.#release);
  }

  readonly #press = (): void => {
    this.#isPressed = true;
  };

  readonly #release = (): void => {
    this.#isPressed = false;
    setTimeout(() => {
      for (const work of this.#waiting.splice(0)) work();
    });
  };
}
