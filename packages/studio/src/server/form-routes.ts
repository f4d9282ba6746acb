import { caseViews } from '../cases/case-views.ts';
import { changedOutcomes } from '../cases/changed-outcomes.ts';
import { compareFormVersions } from '../comparing/compare-versions.ts';
import { formView } from '../forms/form-view.ts';
import { walkView } from '../forms/walk-view.ts';
import { whyView } from '../forms/why-view.ts';
import { widestView } from '../forms/widest-view.ts';
import { StudioProblem } from '../foundation/problem.ts';
import type { SentAnswers, WalkRequest } from '../foundation/wire.ts';
import { jsonOf, type Route } from './studio.ts';

const form = '/api/forms/([A-Z0-9]+)/([0-9.]+)';

/** What the page asks about one form version. */
export const formRoutes: Route[] = [
  {
    method: 'GET',
    path: new RegExp(`^${form}$`),
    async answer({ forms }, { params: [id = '', version = ''] }) {
      const opened = await forms.open(id, version);
      return { json: { ...formView(opened), cases: caseViews(opened) } };
    },
  },
  {
    method: 'GET',
    path: new RegExp(`^${form}/images/([^/]+)$`),
    async answer({ forms }, { params: [id = '', version = '', name = ''] }) {
      const { linked } = await forms.open(id, version);
      const bytes = linked.images.get(name);
      if (!bytes) throw new StudioProblem(404, `${id} ${version} has no picture ${name}.`);
      return { bytes, type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png' };
    },
  },
  {
    method: 'POST',
    path: new RegExp(`^${form}/walk$`),
    async answer({ forms, pictures }, asked) {
      const [id = '', version = ''] = asked.params;
      const request = jsonOf<WalkRequest & { isBaseline?: boolean }>(asked);
      const opened = await (request.isBaseline
        ? forms.baseline(id, version)
        : forms.open(id, version));
      return { json: await walkView(opened, request, pictures) };
    },
  },
  {
    method: 'POST',
    path: new RegExp(`^${form}/why$`),
    async answer({ forms }, asked) {
      const [id = '', version = ''] = asked.params;
      const { sent, set, question } = jsonOf<{ sent: SentAnswers; set: string; question?: string }>(
        asked,
      );
      return { json: whyView(await forms.open(id, version), sent, set, question) };
    },
  },
  {
    method: 'POST',
    path: new RegExp(`^${form}/widest$`),
    async answer({ forms, pictures }, { params: [id = '', version = ''] }) {
      return { json: widestView(await forms.open(id, version), pictures) };
    },
  },
  {
    method: 'GET',
    path: new RegExp(`^${form}/changes$`),
    async answer({ forms }, { params: [id = '', version = ''] }) {
      const before = await forms.baseline(id, version);
      const now = await forms.open(id, version);
      return { json: changedOutcomes(before, now) };
    },
  },
  {
    method: 'POST',
    path: new RegExp(`^${form}/accept$`),
    async answer({ forms }, { params: [id = '', version = ''] }) {
      await forms.accept(id, version);
      return { json: {} };
    },
  },
  {
    method: 'GET',
    path: new RegExp(`^${form}/compare/([0-9.]+)$`),
    async answer({ forms, pictures }, { params: [id = '', version = '', from = ''] }) {
      const [before, after] = [await forms.open(id, from), await forms.open(id, version)];
      return { json: await compareFormVersions(before, after, pictures) };
    },
  },
];
