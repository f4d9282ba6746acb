import {
  type AnswerRule,
  type Bundle,
  type FieldRule,
  type Interview,
  type Next,
  type Question,
  type TaxParameter,
  translatedLanguages,
} from '@formpress/model';
import type {
  LinkedBinding,
  LinkedForm,
  LinkedInterview,
  LinkedNext,
  LinkedQuestion,
  LinkedRule,
  LinkedTaxParameter,
  Target,
} from '../4-link/linked/linked-form.ts';
import { localPatterns } from './accepted-in.ts';
import { boundPeople } from './bound-people.ts';
import { withCentsInColumns } from './cents-in-columns.ts';
import { type Amounts, lowerTexts } from './lower-text.ts';
import { unverifiedItems } from './unverified-items.ts';

/** Turns a linked form into the bundle that engine and service read. A failure here is a bug. */
export function lowerBundle(form: LinkedForm): Bundle {
  const { id, version, locality, country, language, facts, blank, amounts } = form;
  const { name, title, type, effective, confidence, source } = facts;
  const unverified = unverifiedItems(form);
  return {
    id,
    version,
    locality,
    country,
    language,
    name,
    title,
    type,
    effective,
    confidence,
    ...(unverified.length > 0 ? { unverified } : {}),
    ...reviewedStatements(form),
    ...wordingOf(form),
    ...(source ? { source } : {}),
    blank: {
      kind: blank.kind,
      sha256: blank.sha256,
      pages: blank.pages.length,
      ...(blank.tagged && { tagged: true as const }),
    },
    people: boundPeople(form),
    questions: mapValues(form.questions, (question) => lowerQuestion(question, form)),
    interview: lowerInterview(form.interview),
    ...lowerFederal(form),
    statements: mapValues(form.statements, (statement) => lowerTexts(statement, amounts)),
    taxParameters: form.taxParameters.map((each) => lowerTaxParameter(each, form)),
    pdf: { fields: lowerBindings(form), sign: form.pdf.sign.map(lowerSign) },
    images: [...form.images.keys()].sort(),
    ...(form.rules.length > 0 ? { rules: form.rules.map((rule) => lowerRule(rule, amounts)) } : {}),
  };
}

/** The statements whose translations were reviewed, by language. */
function reviewedStatements({ statements }: LinkedForm): Pick<Bundle, 'reviewedStatements'> {
  const reviewed: NonNullable<Bundle['reviewedStatements']> = {};
  for (const language of translatedLanguages) {
    const names = [...statements].filter(([, { states }]) => states?.[language] === 'reviewed');
    if (names.length > 0) reviewed[language] = names.map(([name]) => name);
  }
  return Object.keys(reviewed).length > 0 ? { reviewedStatements: reviewed } : {};
}

/** Whose words the statements are: the agency's where they were read from its file, ours where a text stands in. */
function wordingOf({ statements, readStatements, facts }: LinkedForm) {
  const ours = [...statements.keys()].filter((name) => {
    const read = readStatements.get(name);
    return read ? read.words === undefined : facts.wording === 'ours';
  });
  if (ours.length === 0) return {};
  const wording = { wording: 'ours' as const };
  return ours.length === statements.size ? wording : { ...wording, ownWords: ours };
}

const roundingModes = { nearest: 'HALF_UP', up: 'CEILING', down: 'FLOOR' } as const;

function lowerQuestion(question: LinkedQuestion, { amounts, country }: LinkedForm): Question {
  const { kind, numeric, required, accepts, otherwise, options, scale, line, calculate } = question;
  const dependent = typeof required === 'object';
  return {
    kind,
    ...(numeric ? { numeric } : {}),
    required: dependent ? 'DEPENDENT' : required === 'always' ? 'ALWAYS' : 'NEVER',
    ...(dependent ? { when: required.when.expression } : {}),
    ...(accepts === undefined ? {} : { accepts }),
    ...localPatterns(question, country),
    ...(otherwise === undefined ? {} : { otherwise: lowerTexts(otherwise, amounts) }),
    ...(options.length > 0 ? { options: options.map(({ value }) => value) } : {}),
    ...(scale === undefined ? {} : { scale }),
    ...(line === undefined ? {} : { line }),
    ...(calculate
      ? {
          calculate: {
            is: calculate.is.expression,
            scale: scale ?? 0,
            ...(calculate.round ? { round: roundingModes[calculate.round] } : {}),
          },
        }
      : {}),
  };
}

function lowerInterview({ sets }: LinkedInterview): Interview {
  const [first] = sets;
  if (!first) throw new Error('An interview has at least one set.');
  return {
    start: first.id,
    sets: Object.fromEntries(
      sets.map(({ id, questions, next }) => [
        id,
        { questions: questions.map(({ question }) => question.id), next: lowerNext(next) },
      ]),
    ),
  };
}

function lowerNext(next: LinkedNext): Next {
  if (next.kind === 'byAnswer') {
    return {
      by: next.question.id,
      goTo: mapValues(next.goTo, ({ target }) => lowerTarget(target)),
    };
  }
  if ('set' in next.target) return { to: next.target.set };
  if ('finish' in next.target) return { finish: next.target.finish };
  throw new Error('A set cannot always lead to INELIGIBLE.');
}

function lowerTarget(target: Target) {
  return 'set' in target ? { to: target.set } : target;
}

function lowerFederal({ withFederal }: LinkedForm): Pick<Bundle, 'withFederal'> {
  if (!withFederal) return {};
  const { interview, given, optional, filingStatus } = withFederal;
  return {
    withFederal: {
      ...lowerInterview(interview),
      given: given.map(({ question, is }) => ({ question: question.id, is: is.expression })),
      ...(optional.length > 0 ? { optional: optional.map(({ question }) => question.id) } : {}),
      filingStatus: Object.fromEntries(filingStatus),
    },
  };
}

function lowerTaxParameter(parameter: LinkedTaxParameter, form: LinkedForm): TaxParameter {
  const { id, type, is, map, about } = parameter;
  const scale = scaleOf(parameter, form);
  return {
    id,
    type,
    is: is.expression,
    about: lowerTexts(about, form.amounts),
    ...(map ? { map: Object.fromEntries(map) } : {}),
    ...(parameter.else === undefined ? {} : { else: parameter.else }),
    ...(scale === undefined ? {} : { scale }),
    ...(parameter.engine ? { engine: parameter.engine.map(({ at: _, ...row }) => row) } : {}),
  };
}

/** A number has the decimals of its question, or of its formula if it is calculated. */
function scaleOf({ type, is }: LinkedTaxParameter, form: LinkedForm): number | undefined {
  if (is.kind !== 'number') return undefined;
  const question = form.questions.get(is.text.trim());
  if (question) return question.scale;
  if (type === 'integer') return 0;
  return typeof is.decimals === 'number' ? is.decimals : undefined;
}

function lowerRule({ id, question, when, say, advise }: LinkedRule, amounts: Amounts): AnswerRule {
  return {
    id,
    question: question.id,
    when: when.expression,
    message: lowerTexts(say, amounts),
    ...(advise ? { advise } : {}),
  };
}

function lowerBindings(form: LinkedForm): FieldRule[] {
  const printed = withCentsInColumns(form);
  return form.pdf.bindings.map((binding) => lowerBinding(binding, printed));
}

function lowerBinding(
  binding: LinkedBinding,
  printed: ReturnType<typeof withCentsInColumns>,
): FieldRule {
  const field = binding.field.name;
  if ('tick' in binding) return { field, tick: binding.tick.expression, on: binding.on };
  if ('print' in binding) return { field, print: printed(field, binding.print) };
  return {
    field,
    by: binding.by.id,
    choose: mapValues(binding.choose, (chosen) =>
      'state' in chosen ? chosen : { print: printed(field, chosen.print) },
    ),
  };
}

function lowerSign({ name, kind, format, when }: LinkedForm['pdf']['sign'][number]) {
  return {
    field: name,
    kind,
    ...(format === undefined ? {} : { format }),
    ...(when ? { when: when.expression } : {}),
  };
}

function mapValues<T, U>(map: Map<string, T>, change: (value: T) => U): { [key: string]: U } {
  return Object.fromEntries([...map].map(([key, value]) => [key, change(value)]));
}
