import type { Localities, Renewal } from '@formpress/model';
import { applicable, type HomeAndWork } from '../places/applicable.ts';
import { type AgreementClaim, claimsOf } from './claims-of.ts';
import { type Certificate, lapseOf } from './lapse-of.ts';

/** Why a certificate stays. */
export type StayReason = 'STILL_APPLIES' | 'NOT_AFFECTED';
/** Why a certificate lapses. */
export type LapseReason = 'NO_LONGER_APPLIES' | 'RESIDENCE_CHANGED' | 'EXEMPTION_ENDED';
/** Why a form is to be completed. */
export type NewReason = 'NEWLY_APPLIES' | 'FILE_AGAIN';

/** What a change of home or work means for certificates. */
export type Changes = {
  stay: { formId: string; reason: StayReason }[];
  lapse: { formId: string; reason: LapseReason }[];
  new: { formId: string; reason: NewReason }[];
  /** Agreements that exempt someone now and did not before. */
  agreements: AgreementClaim[];
};

type Filed = Certificate & { formId: string };

/** Compares where someone lived and worked before with where they do now. If nothing changed, every certificate stays. */
export function changesFor(
  localities: Localities,
  [before, after]: readonly [HomeAndWork, HomeAndWork],
  filed: readonly Filed[],
): Changes {
  const sides = [sideOf(localities, before), sideOf(localities, after)] as const;
  const [then, now] = sides;
  const moved = before.home !== after.home;
  const fates = filed.map((certificate) => ({
    formId: certificate.formId,
    why: whyLapsed(certificate, sides, moved, renewalsOf(localities, certificate.formId)),
  }));
  const lapse = fates.flatMap(({ formId, why }) => (why ? [{ formId, reason: why }] : []));
  const stay = fates
    .filter(({ why }) => !why)
    .map(({ formId }) => ({ formId, reason: now.offered.has(formId) ? STILL : UNTOUCHED }));
  const agreements = now.claims.filter(
    ({ work, home }) => !then.claims.some((each) => each.work === work && each.home === home),
  );
  const byAgreement = new Set(
    agreements.filter(({ isGeneral }) => !isGeneral).map(({ formId }) => formId),
  );
  const staying = new Set(stay.map(({ formId }) => formId));
  const lapsed = new Set(lapse.map(({ formId }) => formId));
  const wanted = [...now.recommended].filter((id) => !staying.has(id) && !byAgreement.has(id));
  const isNew = (id: string) => lapsed.has(id) || !then.recommended.has(id);
  return {
    stay,
    lapse,
    new: wanted
      .filter(isNew)
      .map((formId) => ({ formId, reason: lapsed.has(formId) ? 'FILE_AGAIN' : 'NEWLY_APPLIES' })),
    agreements,
  };
}

const STILL: StayReason = 'STILL_APPLIES';
const UNTOUCHED: StayReason = 'NOT_AFFECTED';

type Side = { offered: Set<string>; recommended: Set<string>; claims: AgreementClaim[] };

function sideOf(localities: Localities, place: HomeAndWork): Side {
  const { forms } = applicable(localities, place);
  return {
    offered: new Set(forms.map(({ id }) => id)),
    recommended: new Set(forms.filter(({ recommended }) => recommended).map(({ id }) => id)),
    claims: claimsOf(localities, place),
  };
}

function whyLapsed(
  certificate: Filed,
  [then, now]: readonly [Side, Side],
  moved: boolean,
  renewals: readonly Renewal[],
): LapseReason | undefined {
  const { formId, isExempt } = certificate;
  if (!now.offered.has(formId)) return then.offered.has(formId) ? 'NO_LONGER_APPLIES' : undefined;
  const isFreed = ({ claims }: Side) =>
    claims.some((claim) => claim.formId === formId && (!claim.isGeneral || isExempt));
  if (isFreed(then) && !isFreed(now)) return 'EXEMPTION_ENDED';
  if (moved && lapseOf(renewals, certificate).rule === 'MOVE') return 'RESIDENCE_CHANGED';
  return undefined;
}

function renewalsOf({ localities }: Localities, formId: string): readonly Renewal[] {
  const of = localities.find(({ forms }) => forms.some(({ id }) => id === formId));
  return of?.renewals?.[formId] ?? [];
}
