import { expect, it } from 'vitest';
import { type Flow, kitchenService } from './kitchen-service.ts';
import { cheyenne, reno } from './people.ts';

const { service, post } = kitchenService();

it('lists flows with and without questions in the requested language', async () => {
  const { flows } = await post('/v1/guided-flows', cheyenne, [reno], 'fr');
  expect(flows).toEqual([
    {
      id: 'FEDERAL',
      locality: 'FEDERAL',
      hasFlowQuestions: true,
      initialQuestionSetId: 'QS1',
      localityFullName: expect.any(String),
    },
    {
      id: 'WY_RESIDENT',
      locality: 'WY',
      residencyStatus: 'RESIDENT',
      hasFlowQuestions: true,
      initialQuestionSetId: 'QS2',
      localityFullName: 'Wyoming',
    },
    {
      id: 'NV_NONRESIDENT',
      locality: 'NV',
      residencyStatus: 'NONRESIDENT',
      hasFlowQuestions: false,
      formsToComplete: [
        {
          id: 'NV902',
          name: 'NS-2',
          title: 'Certificate of Sink Reciprocity',
          formVersion: '2026.1.0',
          formLocality: 'NV',
          formType: 'EXEMPT',
          initialQuestionSet: 'QS1',
        },
      ],
      localityFullName: 'Nevada',
    },
  ]);
  expect(Object.keys(flows[2] ?? {})).toEqual([
    'id',
    'locality',
    'residencyStatus',
    'hasFlowQuestions',
    'formsToComplete',
    'localityFullName',
  ]);
});

it('shows the forms that an option of a flow yields', async () => {
  const read = async (path: string) => {
    const response = await service().call(path);
    return (await response.json()) as { questions: { questionOptions: Flow[] }[] };
  };
  const [question] = (await read('/v1/flowQuestionSet/WY_RESIDENT/QS2')).questions;
  const options = question?.questionOptions ?? [];
  expect(options.map(({ formsToComplete = [] }) => formsToComplete.map(({ id }) => id))).toEqual([
    ['WY905'],
    ['WY903'],
    [],
  ]);
  expect(options[0]?.formsToComplete?.[0]).not.toHaveProperty('recommended');
  const unknown = await service().call('/v1/flowQuestionSet/WY_RESIDENTS/QS2');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({
    reason: 'There is no flow with questions under this id. Did you mean "WY_RESIDENT"?',
  });
});
