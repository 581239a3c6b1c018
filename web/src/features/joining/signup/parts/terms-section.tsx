import { languageTags } from '@madang/contract/kernel/languages.ts';
import { minimumAge } from '@madang/contract/joining/signup/limits.ts';
import { useEffect } from 'react';
import type { FieldBinding } from '../../../../kernel/form.ts';
import { ServerHtml } from '../../../../kernel/server-html.tsx';
import { InEnglishNote, standInEnglish } from '../../../../kernel/pages/terms-in-english.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { ConsentField } from '../../../../ui/fields/consent-field.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Card, Section, Stack } from '../../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { isAgreed, keyOf, type Term, withAllTicks, withTick } from '../agreements.ts';
import { useSignUpTexts } from '../texts.ts';
import type { SignUp } from '../use-sign-up.ts';
import type { TermsInForm } from '../use-terms.ts';

/** SGN-05, SGN-13: each consent for itself, none ticked beforehand, and the statement of age. */
export function TermsSection({ signUp }: { readonly signUp: SignUp }) {
  const t = useSignUpTexts();
  const { form, terms, isCountryChanged } = signUp;
  return (
    <Section title={t('terms.title')}>
      {isCountryChanged && (
        <Callout tone="info" isNews>
          {t('terms.again')}
        </Callout>
      )}
      {terms.terms ? (
        <Consents field={form.field('agreements')} terms={terms.terms} />
      ) : (
        <WithoutTerms terms={terms} isDirty={form.isDirty} />
      )}
      <CheckField {...form.field('isOldEnough')} required label={t('terms.age', { age: minimumAge })} />
    </Section>
  );
}

interface ConsentsProps {
  readonly field: FieldBinding<readonly string[]>;
  readonly terms: readonly Term[];
}

/** Each of the terms with its tick, and one for all of them. */
export function Consents({ field, terms }: ConsentsProps) {
  const t = useSignUpTexts();
  const language = useLanguage();
  const agreed = field.value;
  const isMissing = (term: Term) => term.isRequired && !isAgreed(term, agreed);
  const isIncomplete = terms.some(isMissing);
  return (
    <div role="group" aria-label={t('terms.title')}>
      <Stack tight>
        {terms.some((term) => standInEnglish(language, term.language)) && <InEnglishNote />}
        <Card>
          <CheckField
            label={t('terms.all')}
            value={terms.every((term) => isAgreed(term, agreed))}
            onChange={(ticked) => field.onChange(withAllTicks(agreed, terms, ticked))}
            help={t('terms.allHelp')}
            // With nothing missing, what the server refused of the consents has its place here.
            error={isIncomplete ? undefined : field.error}
            name={isIncomplete ? undefined : field.name}
          />
        </Card>
        <div>
          {terms.map((term) => (
            <ConsentField
              key={keyOf(term)}
              label={term.isPart ? t('terms.part') : term.title}
              lang={term.isPart ? undefined : languageTags[term.language]}
              tag={t(term.isRequired ? 'terms.required' : 'terms.optional')}
              openText={t('terms.open')}
              value={isAgreed(term, agreed)}
              onChange={(ticked) => field.onChange(withTick(agreed, term, ticked))}
              required={term.isRequired}
              // What the data is for and what a refusal means is read before it is answered.
              startsOpen={term.isPart}
              help={term.isPart && t('terms.partHelp')}
              name={isMissing(term) ? field.name : undefined}
              error={isMissing(term) ? field.error : undefined}
            >
              <ServerHtml html={term.html} lang={languageTags[term.language]} />
            </ConsentField>
          ))}
        </div>
      </Stack>
    </div>
  );
}

/** Terms that do not come lead to the error page (RTE-08), unless that would throw away what was typed. */
export function WithoutTerms({ terms, isDirty }: { readonly terms: TermsInForm; readonly isDirty: boolean }) {
  const t = useSignUpTexts();
  const hasFailed = terms.failure !== undefined;
  const isLeaving = hasFailed && !isDirty;
  useEffect(() => {
    if (isLeaving) location.replace('/userapp/error');
  }, [isLeaving]);
  if (!hasFailed) return <Skeleton lines={4} label={t('terms.loading')} />;
  return <ErrorState title={t('terms.failed')} action={<Button onClick={terms.reload}>{t('terms.retry')}</Button>} />;
}
