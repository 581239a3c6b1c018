import { openDatabase } from '../../server/src/kernel/db/database.ts';
import { openPool } from '../../server/src/kernel/db/pool.ts';
import { addEdition } from '../../server/src/modules/ground/terms/index.ts';
import type { Product } from './product.ts';

/**
 * Publishes new Korean privacy terms with an optional part, in force at once; the operator's own way takes a minute.
 */
export async function publishPrivacyTerms(product: Product, version: string): Promise<void> {
  const pool = openPool({ connection: product.connection, max: 1, statementTimeoutMs: 0 });
  try {
    const consent = { purpose: 'Being found', items: 'Nickname, photo', retention: 'Until withdrawn', refusal: 'None' };
    await addEdition(openDatabase(pool), {
      termsCode: 'PIAR',
      countryCode: 'KR',
      version,
      takesEffectAt: new Date().toISOString(),
      needsConsent: true,
      texts: (['ko', 'en'] as const).map((language) => ({
        language,
        title: language === 'ko' ? '개인정보 수집·이용 동의' : 'Personal information',
        summary: language === 'ko' ? '항목을 줄였습니다.' : 'Fewer items are asked for.',
        contents: [
          { content: '<p>What an account needs</p>', isRequired: true },
          { content: '<p>Nickname and photo</p>', isRequired: false, consent },
        ],
      })),
    });
  } finally {
    await pool.end();
  }
}
