import type { EngineRow, TaxParameter } from '@formpress/model';

/** How a payroll engine reads a tax parameter on a day: the last row that has begun. */
export function engineRowOn(
  { engine = [] }: Pick<TaxParameter, 'engine'>,
  day: string,
): EngineRow | undefined {
  return engine.findLast(({ from }) => from <= day);
}
