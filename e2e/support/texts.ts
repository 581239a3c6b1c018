import type { en as credentialTexts } from '../../contract/src/secrets/credentials/messages/en.ts';
import type { Language } from '../../contract/src/kernel/languages.ts';
import type { en as kernelTexts } from '../../contract/src/kernel/messages/en.ts';
import type { en as otpTexts } from '../../contract/src/secrets/otp/messages/en.ts';
import type { en as contractTexts } from '../../contract/src/joining/signup/messages/en.ts';
import type { en as termsTexts } from '../../contract/src/ground/terms/messages/en.ts';
import type { en as portalTexts } from '../../web/src/features/views/portal/messages/en.ts';
import type { en as signUpTexts } from '../../web/src/features/joining/signup/messages/en.ts';
import type { en as standingTexts } from '../../web/src/kernel/messages/en.ts';

/** Texts of the sign-up in one language, as its pages read them. */
export interface SignUpTexts {
  readonly page: typeof signUpTexts;
  readonly fields: typeof contractTexts.fields & typeof otpTexts.fields;
  readonly errors: typeof kernelTexts.errors &
    typeof contractTexts.errors &
    typeof otpTexts.errors &
    typeof credentialTexts.errors &
    typeof termsTexts.errors;
  readonly idUsable: string;
  /** Texts about the time left for a code. */
  readonly code: typeof standingTexts.code;
}

const contract = '../../contract/src';

const readerIn =
  (language: Language) =>
  async <T>(folder: string): Promise<T> => {
    const module = (await import(`${folder}/messages/${language}.ts`)) as Readonly<Record<string, T>>;
    const texts = module[language];
    if (!texts) throw new Error(`${folder} says nothing in ${language}`);
    return texts;
  };

/** Returns the portal's texts in one language. */
export function portalTextsIn(language: Language): Promise<typeof portalTexts> {
  return readerIn(language)('../../web/src/features/views/portal');
}

export async function signUpTextsIn(language: Language): Promise<SignUpTexts> {
  const read = readerIn(language);
  const page = await read<typeof signUpTexts>('../../web/src/features/joining/signup');
  const own = await read<typeof contractTexts>(`${contract}/joining/signup`);
  const otp = await read<typeof otpTexts>(`${contract}/secrets/otp`);
  const credentials = await read<typeof credentialTexts>(`${contract}/secrets/credentials`);
  const base = await read<typeof kernelTexts>(`${contract}/kernel`);
  const terms = await read<typeof termsTexts>(`${contract}/ground/terms`);
  const standing = await read<typeof standingTexts>('../../web/src/kernel');
  return {
    page,
    code: standing.code,
    fields: { ...own.fields, ...otp.fields },
    errors: { ...base.errors, ...own.errors, ...otp.errors, ...credentials.errors, ...terms.errors },
    idUsable: credentials.accounts.idUsable,
  };
}

/** A text with its placeholders filled. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
}
