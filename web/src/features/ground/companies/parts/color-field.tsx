import { dyes, inkOn, isDye, isReadable, nearestReadable } from '@madang/contract/ground/companies/colors.ts';
import { colorPair } from '@madang/contract/ground/companies/dye-values.ts';
import { useState } from 'react';
import type { FieldBinding } from '../../../../kernel/form.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { BrandMark } from '../../../../ui/marks/brand-mark.tsx';
import { useText } from '../texts.ts';

interface ColorFieldProps extends FieldBinding<string> {
  readonly initials: string;
}

const isHex = (color: string) => /^#[0-9a-f]{6}$/i.test(color);

/** One of the six dyes, or a colour of the company's own on which text can be read. */
export function ColorField({ value, onChange, initials, error, ...field }: ColorFieldProps) {
  const t = useText();
  // What was typed last comes back where a dye was only tried.
  const [own, setOwn] = useState(() => (isDye(value) ? colorPair(value).ink : value));
  const isOwn = !isDye(value);
  const change = (color: string) => {
    setOwn(color);
    onChange(color);
  };
  const ground = isHex(own) ? own.toLowerCase() : '#544e43';
  const nearest = isOwn && isHex(value) && !isReadable(value) ? nearestReadable(value) : undefined;
  return (
    <>
      <RadioCards
        {...field}
        error={undefined}
        value={isOwn ? 'own' : value}
        columns={3}
        onChange={(chosen) => onChange(chosen === 'own' ? own : chosen)}
        options={[
          ...dyes.map((dye) => ({
            value: dye as string,
            title: t(`colors.${dye}`),
            icon: <BrandMark initials={initials} color={{ dye }} />,
          })),
          {
            value: 'own',
            title: t('colors.own'),
            icon: <BrandMark initials={initials} color={{ ground, ink: inkOn(ground) }} />,
          },
        ]}
      />
      {isOwn && (
        <TextField
          {...field}
          label={t('colors.code')}
          value={value}
          onChange={change}
          error={error}
          isShort
          help={t('colors.codeHelp')}
          action={
            nearest !== undefined && (
              <Button small onClick={() => change(nearest)}>
                {t('colors.takeNearest', { color: nearest })}
              </Button>
            )
          }
        />
      )}
    </>
  );
}
