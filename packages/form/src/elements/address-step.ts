import { html, nothing, type TemplateResult } from 'lit';
import { addressAt, addressFields, type Country } from '../sessions/address-fields.ts';
import { fieldProblem } from '../sessions/person-fields.ts';
import { type FieldContext, personField } from '../templates/person-field.ts';
import { buttons, heading, stepForm } from '../templates/step-frame.ts';
import type { Address } from '../wire/fill.ts';
import { dispatch } from './events.ts';
import { FormpressElement } from './formpress-element.ts';
import { problemAnnouncement, problemText } from './problem-text.ts';

/** An element that asks where someone lives and works. */
export abstract class AddressStep extends FormpressElement {
  static override properties = {
    ...FormpressElement.properties,
    homeAddress: { attribute: false },
    workAddresses: { attribute: false },
  };

  declare homeAddress: Address | undefined;
  declare workAddresses: Address[] | undefined;

  readonly #entered = new Map<string, string>();
  readonly #problems = new Map<string, string>();
  readonly #countries: { home: Country; work: Country[] } = { home: 'US', work: ['US'] };

  /** Finds the forms for the addresses, once they are complete. */
  protected abstract find(): Promise<void>;

  /** The step that asks for addresses. */
  protected addressStep(): TemplateResult {
    const { say } = this;
    const { home, work } = this.#countries;
    return stepForm(
      html`${heading(say('addresses'))}
        ${this.#address('homeAddress', say('home'), home, (country) => {
          this.#countries.home = country;
        })}
        ${work.map((country, index) => this.#workAddress(country, index))}
        <div class="buttons">
          <button part="button" class="button" type="button" @click=${() => this.#changeWork([...work, 'US'])}>
            ${say('addWork')}
          </button>
        </div>
        ${buttons(say, say('next'), { isBusy: this.isBusy })}`,
      () => this.#submitAddresses(),
    );
  }

  #workAddress(country: Country, index: number): TemplateResult {
    const { work } = this.#countries;
    const title =
      work.length === 1 ? this.say('work') : this.say('workNumber', { count: index + 1 });
    const isLast = work.length > 1 && index === work.length - 1;
    return html`${this.#address(`workAddresses[${index}]`, title, country, (chosen) => {
      work[index] = chosen;
    })}
    ${
      isLast
        ? html`<div class="buttons">
            <button part="button" class="button" type="button" @click=${() => this.#changeWork(work.slice(0, -1))}>
              ${this.say('removeWork')}
            </button>
          </div>`
        : nothing
    }`;
  }

  #changeWork(work: Country[]): void {
    this.#countries.work = work;
    this.requestUpdate();
  }

  #address(
    place: string,
    title: string,
    country: Country,
    choose: (country: Country) => void,
  ): TemplateResult {
    const id = place.replace(/[^A-Za-z0-9]/g, '-');
    const context: FieldContext = {
      say: this.say,
      entered: (path) => this.#entered.get(path) ?? '',
      problemOf: (path) => this.#problems.get(path),
      enter: (path, text) => {
        this.#entered.set(path, text);
        this.#problems.delete(path);
        this.requestUpdate();
      },
      leave: () => undefined,
    };
    const onCountry = (event: Event) => {
      choose((event.target as HTMLSelectElement).value === 'CA' ? 'CA' : 'US');
      this.requestUpdate();
    };
    return html`<fieldset part="address">
      <legend><h3 part="heading">${title}</h3></legend>
      <div class="questions fields">
        <div class="question half">
          <label part="label" for="country-${id}">${this.say('country')}</label>
          <select part="input select" id="country-${id}" @input=${onCountry}>
            ${(['US', 'CA'] as const).map(
              (code) =>
                html`<option value=${code} .selected=${code === country}>${this.say(code)}</option>`,
            )}
          </select>
        </div>
        ${addressFields(place, country).map((field) => personField(field, context))}
      </div>
    </fieldset>`;
  }

  #submitAddresses(): void {
    const { home, work } = this.#countries;
    const fields = [
      ...addressFields('homeAddress', home),
      ...work.flatMap((country, index) => addressFields(`workAddresses[${index}]`, country)),
    ];
    const wrong = fields.flatMap((field): [string, string][] => {
      const code = fieldProblem(field, this.#entered.get(field.path) ?? '');
      return code ? [[field.path, problemText({ field: field.path, code }, this.say)]] : [];
    });
    if (wrong.length > 0) this.refuseAddresses(wrong);
    else void this.find();
  }

  /** The addresses, as given or as entered. */
  protected addresses(): { homeAddress: Address; workAddresses: Address[] } {
    const { home, work } = this.#countries;
    return {
      homeAddress: this.homeAddress ?? addressAt('homeAddress', home, this.#entered),
      workAddresses:
        this.workAddresses ??
        work.map((country, index) => addressAt(`workAddresses[${index}]`, country, this.#entered)),
    };
  }

  /** Shows problems at their fields: the first gets the focus. */
  protected refuseAddresses(problems: [field: string, message: string][]): void {
    for (const [field, message] of problems) this.#problems.set(field, message);
    const [first = ''] = problems[0] ?? [];
    const found = problems.map(([field, message]) => ({
      field,
      code: 'INVALID_ADDRESS' as const,
      message,
    }));
    this.announcement = problemAnnouncement(found, this.say);
    dispatch(this, 'refused', { problems: found });
    this.requestUpdate();
    void this.focusOn(`[data-question="${CSS.escape(first)}"]`);
  }
}
