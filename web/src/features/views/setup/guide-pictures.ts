import { type Language, readsKorean } from '@madang/contract/kernel/languages.ts';
import approvalEnDark from './pictures/approval-en-dark.webp';
import approvalEn from './pictures/approval-en.webp';
import approvalKoDark from './pictures/approval-ko-dark.webp';
import approvalKo from './pictures/approval-ko.webp';
import linkEnDark from './pictures/link-en-dark.webp';
import linkEn from './pictures/link-en.webp';
import linkKoDark from './pictures/link-ko-dark.webp';
import linkKo from './pictures/link-ko.webp';
import memberEnDark from './pictures/member-en-dark.webp';
import memberEn from './pictures/member-en.webp';
import memberKoDark from './pictures/member-ko-dark.webp';
import memberKo from './pictures/member-ko.webp';

/** A screen as it looks by day, and in the dark. */
interface GuidePicture {
  readonly light: string;
  readonly dark: string;
}

/** The real screens of the console, taken by tools/pages/pictures.ts in Korean and in English, which all others read. */
const pictures = {
  guideMember: { ko: { light: memberKo, dark: memberKoDark }, en: { light: memberEn, dark: memberEnDark } },
  guideLink: { ko: { light: linkKo, dark: linkKoDark }, en: { light: linkEn, dark: linkEnDark } },
  guideApproval: { ko: { light: approvalKo, dark: approvalKoDark }, en: { light: approvalEn, dark: approvalEnDark } },
} as const satisfies Record<string, Record<'ko' | 'en', GuidePicture>>;
export type GuideStep = keyof typeof pictures;

export function pictureOf(step: GuideStep, language: Language): GuidePicture {
  return pictures[step][readsKorean(language) ? 'ko' : 'en'];
}
