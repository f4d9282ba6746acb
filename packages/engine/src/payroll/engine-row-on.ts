import type { EngineRow, TaxParameter } from '@formpress/model';

/** What a tax parameter is to a payroll engine on a day: the last row that has begun. */
export function engineRowOn(
  { engine = [] }: Pick<TaxParameter, 'engine'>,
  day: string,
): EngineRow | undefined {
  return engine.findLast(({ from }) => from <= day);
}
