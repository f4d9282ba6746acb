/** A fraction whose denominator may be 0, as in a branch of ? : that is not taken. */
export type Fraction = readonly [bigint, bigint];
export type Answer = Fraction | string | boolean;

/** Calculates a printed formula as a client might: directly from the text, without a tree. */
export function calculate(formula: string, answers: Record<string, Answer>): Answer {
  const calculator = new Calculator(formula, answers);
  return calculator.value();
}

class Calculator {
  #rest: string;
  readonly #answers: Record<string, Answer>;

  constructor(formula: string, answers: Record<string, Answer>) {
    this.#rest = formula.trimStart();
    this.#answers = answers;
  }

  value(): Answer {
    const value = this.#choice();
    if (this.#rest) throw new Error(`The end expected before ${this.#rest}`);
    return value;
  }

  #next(pattern: RegExp): string | undefined {
    const found = pattern.exec(this.#rest)?.[0];
    if (found !== undefined) this.#rest = this.#rest.slice(found.length).trimStart();
    return found;
  }

  #choice(): Answer {
    const condition = this.#either();
    if (!this.#next(/^\?/)) return condition;
    const first = this.#choice();
    if (!this.#next(/^:/)) throw new Error(`: expected before ${this.#rest}`);
    const second = this.#choice();
    return condition ? first : second;
  }

  #either(): Answer {
    let value = this.#both();
    while (this.#next(/^\|\|/)) value = [this.#both(), value].includes(true);
    return value;
  }

  #both(): Answer {
    let value = this.#comparison();
    while (this.#next(/^&&/)) value = ![this.#comparison(), value].includes(false);
    return value;
  }

  #comparison(): Answer {
    const left = this.#sum();
    const sign = this.#next(/^(?:==|!=|<=|>=|<|>)/);
    return sign ? compares(sign, left, this.#sum()) : left;
  }

  #sum(): Answer {
    let value = this.#product();
    for (let sign = this.#next(/^[+-]/); sign; sign = this.#next(/^[+-]/)) {
      const [a, b] = value as Fraction;
      const [c, d] = this.#product() as Fraction;
      value = sign === '+' ? [a * d + c * b, b * d] : [a * d - c * b, b * d];
    }
    return value;
  }

  #product(): Answer {
    let value = this.#signed();
    for (let sign = this.#next(/^[*/]/); sign; sign = this.#next(/^[*/]/)) {
      const [a, b] = value as Fraction;
      const [c, d] = this.#signed() as Fraction;
      value = sign === '*' ? [a * c, b * d] : [a * d, b * c];
    }
    return value;
  }

  #signed(): Answer {
    if (this.#next(/^!/)) return !this.#signed();
    if (!this.#next(/^-/)) return this.#word();
    const [a, b] = this.#signed() as Fraction;
    return [-a, b];
  }

  #word(): Answer {
    if (this.#next(/^\(/)) {
      const inner = this.#choice();
      if (!this.#next(/^\)/)) throw new Error(`) expected before ${this.#rest}`);
      return inner;
    }
    const digits = this.#next(/^[0-9]+(?:\.[0-9]+)?/);
    if (digits) return decimal(digits);
    const text = this.#next(/^'(?:[^'\\]|\\.)*'/s) ?? this.#next(/^"(?:[^"\\]|\\.)*"/s);
    if (text) return text.slice(1, -1).replace(/\\(.)/gs, '$1');
    const name = this.#next(/^[A-Za-z_][\w.]*/);
    if (name === 'true' || name === 'false') return name === 'true';
    const answer = name === undefined ? undefined : this.#answers[name];
    if (answer === undefined) throw new Error(`No answer for ${name ?? this.#rest}`);
    return answer;
  }
}

/** A decimal as a fraction. */
export function decimal(text: string): Fraction {
  const point = text.indexOf('.');
  const places = point < 0 ? 0 : text.length - point - 1;
  return [BigInt(text.replace('.', '')), 10n ** BigInt(places)];
}

/** Compares two answers. */
export function compares(sign: string, left: Answer, right: Answer): boolean {
  const difference = isFraction(left) && isFraction(right) ? distance(left, right) : undefined;
  if (sign === '==') return difference === undefined ? left === right : difference === 0n;
  if (sign === '!=') return difference === undefined ? left !== right : difference !== 0n;
  const order = difference ?? orderOfDays(sign, left, right);
  if (sign === '<') return order < 0n;
  if (sign === '>') return order > 0n;
  return sign === '<=' ? order <= 0n : order >= 0n;
}

/** Days as YYYY-MM-DD are in the order of their texts. */
function orderOfDays(sign: string, left: Answer, right: Answer): bigint {
  const isDay = (answer: Answer) => /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(String(answer));
  if (!isDay(left) || !isDay(right)) throw new Error(`${sign} between texts`);
  return left === right ? 0n : left < right ? -1n : 1n;
}

function isFraction(answer: Answer): answer is Fraction {
  return typeof answer === 'object';
}

function distance([a, b]: Fraction, [c, d]: Fraction): bigint {
  const below = b * d;
  return (a * d - c * b) * (below < 0n ? -1n : 1n);
}
