import type { EditionPart } from '@madang/contract/ground/terms-publishing/routes.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { type Language, languageTags } from '@madang/contract/kernel/languages.ts';
import { errorText, fieldText } from '../../../../kernel/error-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Card, Stack } from '../../../../ui/parts/card.tsx';
import { consentFields, emptyConsent } from '../draft-state.ts';
import { useText } from '../texts.ts';
import { ContentField } from './content-field.tsx';

interface PartFieldsProps {
  readonly part: EditionPart;
  readonly place: number;
  readonly language: Language;
  readonly issues: readonly FieldIssue[];
  readonly onChange: (part: EditionPart) => void;
  readonly onRemove: (() => void) | undefined;
}

/** One part of a text: its words, whether it is required, and the four things that a consent must tell. */
export function PartFields({ part, place, language, issues, onChange, onRemove }: PartFieldsProps) {
  const t = useText();
  const lang = languageTags[language];
  const { consent } = part;
  // What is still empty need not be scolded while it is being written; the save button says that something is missing.
  const errorOf = (name: string) => {
    const issue = issues.find(({ path, code }) => path.endsWith(`.${name}`) && code !== 'MB_M_REQUIRED');
    return issue && errorText(issue, name);
  };
  return (
    <Card>
      <Stack tight>
        <h3>{t('part.title', { place: place + 1 })}</h3>
        <ContentField
          value={part.content}
          lang={lang}
          error={errorOf('content')}
          onChange={(content) => onChange({ ...part, content })}
        />
        <CheckField
          label={t('part.required')}
          value={part.isRequired}
          onChange={(isRequired) => onChange({ ...part, isRequired })}
        />
        <CheckField
          label={t('part.consent')}
          value={consent !== null}
          onChange={(asks) => onChange({ ...part, consent: asks ? { ...emptyConsent } : null })}
          help={t('part.consentHelp')}
        />
        {consent &&
          consentFields.map((name) => (
            <TextField
              key={name}
              label={fieldText(name)}
              value={consent[name]}
              onChange={(value) => onChange({ ...part, consent: { ...consent, [name]: value } })}
              lang={lang}
              error={errorOf(name)}
              required
            />
          ))}
        {onRemove && (
          <span>
            <Button variant="quiet" small onClick={onRemove}>
              {t('part.remove')}
            </Button>
          </span>
        )}
      </Stack>
    </Card>
  );
}
