import { type Language, readsKorean } from '@madang/contract/kernel/languages.ts';
import approvalEn from './pictures/approval-en.webp';
import approvalKo from './pictures/approval-ko.webp';
import linkEn from './pictures/link-en.webp';
import linkKo from './pictures/link-ko.webp';
import memberEn from './pictures/member-en.webp';
import memberKo from './pictures/member-ko.webp';

/** The real screens of the console, taken by tools/pictures.ts in Korean and in English, which all others read. */
const pictures = {
  guideMember: { ko: memberKo, en: memberEn },
  guideLink: { ko: linkKo, en: linkEn },
  guideApproval: { ko: approvalKo, en: approvalEn },
} as const;
export type GuideStep = keyof typeof pictures;

export function pictureOf(step: GuideStep, language: Language): string {
  return pictures[step][readsKorean(language) ? 'ko' : 'en'];
}
