import type { Expression } from '@formpress/model';

/** Numbers expressions by their structure: equal expressions have the same id. */
export class ExpressionIds {
  private readonly byText = new Map<string, number>();
  private readonly known = new Map<Expression, number>();

  /** The id of an expression. */
  of(expression: Expression): number {
    const found = this.known.get(expression) ?? this.idOf(this.written(expression));
    this.known.set(expression, found);
    return found;
  }

  private idOf(text: string): number {
    const id = this.byText.get(text) ?? this.byText.size;
    this.byText.set(text, id);
    return id;
  }

  /** An expression as a string, with the ids of its parts. */
  private written(expression: Expression): string {
    if ('op' in expression) {
      return `${this.of(expression.left)} ${expression.op} ${this.of(expression.right)}`;
    }
    if ('if' in expression) {
      const { if: condition, so, else: otherwise } = expression;
      return `if ${this.of(condition)} ${this.of(so)} ${this.of(otherwise)}`;
    }
    if ('not' in expression) return `not ${this.of(expression.not)}`;
    if ('negate' in expression) return `- ${this.of(expression.negate)}`;
    return JSON.stringify(expression);
  }
}
