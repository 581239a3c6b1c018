import { countryCodes } from '@madang/contract/ground/countries/codes.ts';
import { everyOtherCountry } from '@madang/contract/ground/terms-publishing/limits.ts';
import type { EditionKey } from '@madang/contract/ground/terms-publishing/routes.ts';
import { termsCodes } from '@madang/contract/ground/terms/rules.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { useEditions } from '../api.ts';
import { EditionList } from '../parts/edition-list.tsx';
import { EditionSection } from '../parts/edition-section.tsx';
import { useText } from '../texts.ts';

/** TRM-06: all terms by country, and behind each its versions and the draft of the next; each has its address. */
export function EditionsPage() {
  const t = useText();
  const [search, change] = useSearchParams();
  const editions = useEditions();
  const key = keyOf(search);
  usePageTitle(t('title'));
  const open = (wanted: EditionKey | null) =>
    change({ terms: wanted?.termsCode ?? null, country: wanted?.countryCode ?? null, language: null }, 'push');
  if (editions.isPending) return <Skeleton label={t('loading')} lines={6} />;
  if (editions.isError) {
    return (
      <ErrorState
        title={thrownText(editions.error)}
        action={<Button onClick={() => void editions.refetch()}>{t('retry')}</Button>}
      />
    );
  }
  if (!key) return <EditionList editions={editions.data} onOpen={open} />;
  return (
    <EditionSection
      key={`${key.termsCode} ${key.countryCode}`}
      edition={key}
      editions={editions.data}
      onBack={() => open(null)}
    />
  );
}

function keyOf(search: URLSearchParams): EditionKey | undefined {
  const termsCode = termsCodes.find((code) => code === search.get('terms'));
  const countryCode = [everyOtherCountry, ...countryCodes].find((code) => code === search.get('country'));
  return termsCode && countryCode ? { termsCode, countryCode } : undefined;
}
