import type { OwnConsent } from '@madang/contract/access/consents/routes.ts';
import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';
import { cleanHtml } from '../../../kernel/html/clean-html.ts';
import type { currentTermsFor, OwnAnswer } from '../../ground/agreements/index.ts';

type CurrentTerms = Awaited<ReturnType<typeof currentTermsFor>>[number];
type Contents = OwnAnswer['contents'];
type Part = OwnConsent['part'];

/** Returns the part of a text that can be declined: all of it, what it asks for beyond its requirements, or nothing. */
export function optionalPartOf(contents: Contents): Part | undefined {
  const isRequired = contents.some((each) => each.isRequired);
  if (!isRequired) return 'whole';
  return contents.every((each) => each.isRequired) ? undefined : 'optional';
}

/** The answer in force to a part; who agreed to what a text requires has said nothing about its optional parts. */
export function answerTo(
  answers: readonly OwnAnswer[],
  termsCode: TermsCode,
  part: Part | undefined,
): OwnAnswer | undefined {
  return answers.find((answer) => answer.termsCode === termsCode && answer.part === (part ?? 'whole'));
}

/** Every consent apart, in the order in which terms are shown: the required part of a text, then what is optional. */
export function consentsOf(answers: readonly OwnAnswer[], current: readonly CurrentTerms[]): OwnConsent[] {
  const codes = new Set([...current.map(({ termsCode }) => termsCode), ...answers.map(({ termsCode }) => termsCode)]);
  return [...codes].flatMap((termsCode) => {
    const now = current.find((terms) => terms.termsCode === termsCode);
    const whole = answerTo(answers, termsCode, 'whole');
    // The text that asks for what is optional: today's, else the one that was answered.
    const asking = [now, whole].find((terms) => terms && optionalPartOf(terms.contents));
    const required = whole && optionalPartOf(whole.contents) !== 'whole' ? [requiredConsent(whole)] : [];
    const part = asking && optionalPartOf(asking.contents);
    return asking === undefined || part === undefined
      ? required
      : [...required, optionalConsent(part, asking, answerTo(answers, termsCode, part))];
  });
}

function requiredConsent(answer: OwnAnswer): OwnConsent {
  return {
    termsCode: answer.termsCode,
    part: 'whole',
    isRequired: true,
    isAgreed: answer.isAgreed,
    answered: { version: answer.version, at: answer.agreedAt.toISOString() },
    endsAt: null,
    text: textOf(answer, (each) => each.isRequired),
  };
}

/** Returns the state of an optional consent; if declined or never answered, it shows the text that asks for it. */
function optionalConsent(part: Part, asking: CurrentTerms | OwnAnswer, answer: OwnAnswer | undefined): OwnConsent {
  const isAgreed = answer?.isAgreed ?? false;
  const shown = answer && isAgreed ? answer : asking;
  return {
    termsCode: shown.termsCode,
    part,
    isRequired: false,
    isAgreed,
    answered: answer ? { version: answer.version, at: answer.agreedAt.toISOString() } : null,
    endsAt: answer?.endsAt?.toISOString() ?? null,
    text: textOf(shown, (each) => !each.isRequired),
  };
}

/** Cleaned when it was written; this is the second fence before a browser. */
function textOf(terms: OwnAnswer | CurrentTerms, isOfPart: (each: Contents[number]) => boolean): OwnConsent['text'] {
  const { version, title, language, contents } = terms;
  return { version, title, language, contents: contents.filter(isOfPart).map(({ content }) => cleanHtml(content)) };
}
