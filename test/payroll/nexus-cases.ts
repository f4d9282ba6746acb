import { expect, it } from 'vitest';
import type { TestedService } from '../service/service-for-tests.ts';
import { at, payrollCaller } from './payroll-caller.ts';

/** Cases about where the employer is registered. */
export function nexusCases(service: () => TestedService): void {
  const post = payrollCaller(service);

  it('leaves out the forms of a home state where the employer is not registered', async () => {
    const body = { ...at('NY', 'TX'), nexus: ['TX', 'CA'] };
    const { reply } = await post('/v1/forms', body);
    expect(reply.forms?.every(({ formLocality }) => formLocality === 'FEDERAL')).toBe(true);
    expect(reply.formsNotOffered?.map(({ id, reason }) => [id, reason])).toEqual([
      ['NY101', 'NOT_REGISTERED'],
      ['NY102', 'NOT_REGISTERED'],
    ]);
    const flows = (await post('/v1/guided-flows', body)).reply;
    expect(flows.flows?.map(({ id }) => id)).toEqual(['FEDERAL']);
  });

  it('offers the forms of a place of work wherever the employer is registered', async () => {
    const ids = async (body: object) =>
      (await post('/v1/forms', body)).reply.forms?.map(({ id }) => id);
    expect(await ids({ ...at('NJ', 'NY'), nexus: ['NJ'] })).toEqual(await ids(at('NJ', 'NY')));
    expect(await ids({ ...at('NY', 'TX'), nexus: ['NY'] })).toEqual(await ids(at('NY', 'TX')));
    expect(await ids({ ...at('ON', 'ON'), nexus: [] })).toEqual(await ids(at('ON', 'ON')));
  });

  it('says nothing about registrations unless they were sent', async () => {
    const { reply } = await post('/v1/forms', at('NY', 'TX'));
    expect(Object.keys(reply)).not.toContain('formsNotOffered');
    const sent = (await post('/v1/forms', { ...at('NY', 'NY'), nexus: ['NY'] })).reply;
    expect(sent.formsNotOffered).toEqual([]);
  });

  it('counts in changes, too', async () => {
    const body = { before: at('TX', 'TX'), after: at('NY', 'TX'), certificates: [] };
    const fresh = async (more: object) =>
      (await post('/v1/changes', { ...body, ...more })).reply.new?.map(({ id }) => id);
    expect(await fresh({})).toEqual(['NY101']);
    expect(await fresh({ nexus: ['TX'] })).toEqual([]);
  });
}
