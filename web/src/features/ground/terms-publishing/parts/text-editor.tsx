import type { EditionText } from '@madang/contract/ground/terms-publishing/routes.ts';
import { editionLimits } from '@madang/contract/ground/terms-publishing/limits.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { languageNames, languages, languageTags } from '@madang/contract/kernel/languages.ts';
import { useState } from 'react';
import { errorText, fieldText } from '../../../../kernel/error-texts.ts';
import { useSearchParam } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Tabs } from '../../../../ui/parts/tabs.tsx';
import { editedPlace, emptyPart, withLanguage, withoutPart, withPart, withText } from '../draft-state.ts';
import { useText } from '../texts.ts';
import { Completeness } from './completeness.tsx';
import { PartFields } from './part-fields.tsx';

interface TextEditorProps {
  readonly texts: readonly EditionText[];
  /** True for a country's first version, which has no changes to describe. */
  readonly isFirst: boolean;
  readonly issues: readonly FieldIssue[];
  readonly onChange: (texts: EditionText[]) => void;
}

/** The text in each of its languages, one at a time; which one stands in the address. */
export function TextEditor({ texts, isFirst, issues, onChange }: TextEditorProps) {
  const t = useText();
  const [wanted, setWanted] = useSearchParam('language');
  const own = useLanguage();
  const place = editedPlace(texts, wanted, own);
  const text = texts[place];
  const missing = languages.filter((language) => !texts.some((each) => each.language === language));
  const add = (language: string) => {
    const selected = missing.find((each) => each === language);
    if (!selected) return;
    onChange(withLanguage(texts, selected));
    setWanted(selected);
  };
  const tabs = texts.map(({ language }) => ({
    id: language,
    label: languageNames[language],
    lang: languageTags[language],
  }));
  return (
    <Stack>
      <Completeness {...{ texts, isFirst }} />
      {text && (
        <Tabs label={t('draft.languages')} tabs={tabs} active={text.language} onChange={setWanted}>
          <OneText
            {...{ text, isFirst }}
            issues={issues.filter(({ path }) => path.startsWith(`texts.${place}.`))}
            onChange={(changed) => onChange(withText(texts, changed))}
          />
        </Tabs>
      )}
      {missing.length > 0 && (
        <SelectField
          label={t('draft.addLanguage')}
          value=""
          placeholder={t('draft.choose')}
          onChange={add}
          options={missing.map((language) => ({
            value: language,
            label: languageNames[language],
            lang: languageTags[language],
          }))}
        />
      )}
    </Stack>
  );
}

interface OneTextProps {
  readonly text: EditionText;
  readonly isFirst: boolean;
  readonly issues: readonly FieldIssue[];
  readonly onChange: (text: EditionText) => void;
}

function OneText({ text, isFirst, issues, onChange }: OneTextProps) {
  const t = useText();
  const [removals, setRemovals] = useState(0);
  const remove = (place: number) => {
    setRemovals(removals + 1);
    onChange(withoutPart(text, place));
  };
  const summaryIssue = issues.find(({ path }) => path.endsWith('.summary'));
  return (
    <Stack>
      <TextField
        label={fieldText('title')}
        value={text.title}
        onChange={(title) => onChange({ ...text, title })}
        lang={languageTags[text.language]}
        required
      />
      {!isFirst && (
        <TextAreaField
          label={fieldText('summary')}
          value={text.summary}
          onChange={(summary) => onChange({ ...text, summary })}
          rows={4}
          help={t('draft.summaryHelp')}
          lang={languageTags[text.language]}
          error={summaryIssue && errorText(summaryIssue, 'summary')}
          required
        />
      )}
      {text.parts.map((part, place) => (
        <PartFields
          // Parts have no identity beside their place; where one is taken out, the editors of those behind it are made again.
          key={`${text.language} ${removals} ${place}`}
          {...{ part, place }}
          language={text.language}
          issues={issues.filter(({ path }) => path.includes(`.parts.${place}.`))}
          onChange={(changed) => onChange(withPart(text, place, changed))}
          onRemove={text.parts.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      {text.parts.length < editionLimits.partsPerText && (
        <span>
          <Button
            small
            icon={<PlusIcon size={16} />}
            onClick={() => onChange({ ...text, parts: [...text.parts, emptyPart] })}
          >
            {t('part.add')}
          </Button>
        </span>
      )}
    </Stack>
  );
}
