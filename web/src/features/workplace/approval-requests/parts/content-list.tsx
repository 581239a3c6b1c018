import type { FormField } from '@madang/contract/workplace/approval-forms/rules.ts';
import { type FieldValue, isEmptyValue } from '@madang/contract/workplace/approval-requests/content.ts';
import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { fileHref, type ReadRequest } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './requests.module.css';

/** Values of a request, field by field. */
export function ContentList({ request }: { readonly request: ReadRequest }) {
  const nameOf = useThingName();
  return (
    <dl className={styles['values']}>
      {request.formFields.map((field) => (
        <div key={field.fieldKey}>
          <dt>{nameOf({ name: field.fieldLabel, englishName: field.englishFieldLabel })}</dt>
          <dd>
            <Value request={request} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ request, field }: { readonly request: ReadRequest; readonly field: FormField }): ReactNode {
  const t = useText();
  const language = useLanguage();
  const nameOf = useThingName();
  const value = request.formContent[field.fieldKey] as FieldValue | undefined;
  if (value === undefined || isEmptyValue(value)) return <span className={styles['none']}>{t('noValue')}</span>;
  const dayOf = (day: string) => formatDate(day, language, 'date');
  if (typeof value === 'number') return <span>{formatNumber(value, language)}</span>;
  if (typeof value === 'object' && value !== null) {
    if ('from' in value) return <span>{t('period.both', { from: dayOf(value.from), to: dayOf(value.to) })}</span>;
    return <Files request={request} fileIds={value} />;
  }
  const text = value ?? '';
  if (field.fieldKind === 'date') return <span>{dayOf(text)}</span>;
  if (field.fieldKind === 'person' || field.fieldKind === 'department') {
    const named = request.named[text];
    return <span>{named ? nameOf(named) : t('noLonger')}</span>;
  }
  if (field.fieldKind === 'choice') {
    const choice = field.choices.find(({ choiceName }) => choiceName === text);
    return <span>{choice ? nameOf({ name: choice.choiceName, englishName: choice.englishChoiceName }) : text}</span>;
  }
  return <span className={styles['lines']}>{text}</span>;
}

function Files({ request, fileIds }: { readonly request: ReadRequest; readonly fileIds: readonly string[] }) {
  return (
    <ul className={styles['plain']}>
      {request.files
        .filter(({ fileId }) => fileIds.includes(fileId))
        .map(({ fileId, fileName }) => (
          <li key={fileId}>
            <a href={fileHref(request.requestId, fileId)} download={fileName}>
              {fileName}
            </a>
          </li>
        ))}
    </ul>
  );
}
