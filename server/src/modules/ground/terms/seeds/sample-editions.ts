import { isDeepStrictEqual } from 'node:util';
import { homeCountry } from '@madang/contract/ground/countries/rules.ts';
import { termsFor, type TermsCode } from '@madang/contract/ground/terms/rules.ts';
import { everyOtherCountry, type TermsEdition, type Text } from '../terms.ts';
import { cmarEn } from './cmar.en.ts';
import { cmarKo } from './cmar.ko.ts';
import { versionDates } from './dates.ts';
import { piarEn } from './piar.en.ts';
import { piarKo } from './piar.ko.ts';
import { poarEn } from './poar.en.ts';
import { poarKo } from './poar.ko.ts';
import type { Place, Sample, Step } from './sample.ts';
import { svcrEn } from './svcr.en.ts';
import { svcrKo } from './svcr.ko.ts';

const samples: Readonly<Record<TermsCode, { readonly ko: Sample; readonly en: Sample }>> = {
  SVCR: { ko: svcrKo, en: svcrEn },
  POAR: { ko: poarKo, en: poarEn },
  PIAR: { ko: piarKo, en: piarEn },
  CMAR: { ko: cmarKo, en: cmarEn },
};

const places: readonly Place[] = [homeCountry, 'US', everyOtherCountry];
const steps: readonly Step[] = [1, 2, 3];

/** The sample terms of a new installation: every term and country in three versions, Korean and English. */
export function sampleEditions(): TermsEdition[] {
  return places.flatMap((place) =>
    termsFor({ countryCode: place, isCompanyAdministrator: true }).flatMap((termsCode) =>
      steps.map((step) => editionOf(termsCode, place, step)),
    ),
  );
}

function editionOf(termsCode: TermsCode, place: Place, step: Step): TermsEdition {
  const version = versionDates[step - 1] ?? '';
  return {
    termsCode,
    countryCode: place,
    version,
    takesEffectAt: `${version}T00:00:00+09:00`,
    needsConsent: needsConsent(termsCode, place, step),
    texts: textsOf(termsCode, place, step),
  };
}

function textsOf(termsCode: TermsCode, place: Place, step: Step): Text[] {
  const { ko, en } = samples[termsCode];
  return ([['ko', ko], ['en', en]] as const).map(([language, sample]) => ({
    language,
    title: sample.title,
    contents: sample.contents({ place, step }),
  }));
}

/** A contract that changed is agreed to again; a consent is asked again when one of its four parts changed. */
function needsConsent(termsCode: TermsCode, place: Place, step: Step): boolean {
  const before = steps[step - 2];
  if (before === undefined || termsCode === 'SVCR') return true;
  const consents = (at: Step) => textsOf(termsCode, place, at).flatMap(({ contents }) => contents.map((part) => part.consent));
  return !isDeepStrictEqual(consents(before), consents(step));
}
