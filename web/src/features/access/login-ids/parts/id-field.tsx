import { useState } from 'react';
import type { FieldProps } from '../../../../ui/fields/field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useText } from '../texts.ts';

interface IdFieldProps {
  readonly field: FieldProps<string>;
  readonly domains: readonly string[];
}

/** A wanted ID: what stands before the @, and one of the domains that the company can use. */
export function IdField({ field, domains }: IdFieldProps) {
  const t = useText();
  const [domain, setDomain] = useState(domains[0] ?? '');
  const [local = ''] = field.value.split('@');
  const write = (name: string, at: string) => field.onChange(name === '' ? '' : `${name}@${at}`);
  const typed = (value: string) => write(value.replaceAll('@', '').toLowerCase(), domain);
  if (domains.length < 2)
    return <TextField {...field} typed="address" value={local} suffix={`@${domain}`} onChange={typed} />;
  return (
    <>
      <TextField {...field} typed="address" value={local} help={t('own.local')} onChange={typed} />
      <SelectField
        label={t('own.domain')}
        value={domain}
        options={domains.map((value) => ({ value, label: `@${value}` }))}
        onChange={(value) => {
          setDomain(value);
          write(local, value);
        }}
      />
    </>
  );
}
