import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Waits while a pointer is down. Were something to appear above a button that is being pressed, the button
 * would move away from its own click.
 */
export class PointerGuard implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #isPressed = false;
  #waiting: (() => void)[] = [];

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Does something now, or when the pointer is up again and its click was heard. */
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
