import type { DepartmentRow } from '@madang/contract/organisation/departments/routes.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { useState } from 'react';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useTopDepartments } from '../api.ts';
import { nameFor } from '../names.ts';
import { templateDepartment, type TemplateKind, templateKinds, templates } from '../templates/template.ts';
import { useText } from '../texts.ts';
import { useTemplateTexts } from '../use-templates.ts';
import { LanguageField } from './language-field.tsx';
import styles from './template-editor.module.css';
import { TemplateForm } from './template-form.tsx';

interface TemplateEditorProps {
  readonly onClose: () => void;
}

/** DEP-08: a tree of departments in one go, from what companies of a kind usually have. */
export function TemplateEditor({ onClose }: TemplateEditorProps) {
  const t = useText();
  const language = useLanguage();
  const [namesIn, setNamesIn] = useState<Language>(language);
  const [kind, setKind] = useState<TemplateKind>('office');
  const texts = useTemplateTexts(namesIn);
  const top = useTopDepartments();
  return (
    <Listed query={texts}>
      {(names) => (
        <Stack>
          <h2>{t('template.title')}</h2>
          <p>{t('template.lead')}</p>
          <RadioCards
            label={t('suggested.label')}
            value={kind}
            columns={2}
            options={templateKinds.map((each) => ({
              value: each,
              title: t(`suggested.${each}`),
              text: templates[each].map(([code]) => nameFor(templateDepartment(code, names), language)).join(' · '),
            }))}
            onChange={(chosen) => chosen !== '' && setKind(chosen)}
          />
          <div className={styles['language']}>
            <LanguageField
              name="language"
              label={fieldText('language')}
              value={namesIn}
              onChange={setNamesIn}
              onBlur={() => undefined}
              error={undefined}
              required={false}
            />
          </div>
          <Listed query={top}>
            {({ items }) => (
              <TemplateForm
                key={`${kind} ${names.language}`}
                kind={kind}
                texts={names}
                existing={codesOf(items)}
                onClose={onClose}
              />
            )}
          </Listed>
        </Stack>
      )}
    </Listed>
  );
}

function codesOf(departments: readonly DepartmentRow[]): ReadonlySet<string> {
  return new Set(departments.map(({ departmentCode }) => departmentCode));
}
