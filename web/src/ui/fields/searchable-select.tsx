import '../mantine/combobox.css';
import { MantineContext, MantineProvider, Select } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { cx } from '../cx.ts';
import { mantineProviderProps } from '../mantine/theme.ts';
import { ChevronDownIcon } from '../icons.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { Field } from './field.tsx';
import type { SelectFieldProps } from './select-field.tsx';

/** Loaded by `SearchField`, and only by it. */
export function SearchableSelect({ value, onChange, options, placeholder, autoComplete, ...field }: SelectFieldProps) {
  const texts = useUiTexts();
  return (
    <WithMantine>
      <Field field={field}>
        {({ className, name = '', disabled = false, onBlur, ...control }) => (
          <Select
            {...control}
            {...{ name, disabled }}
            onBlur={() => onBlur?.()}
            classNames={{ input: cx(className) }}
            data={options.map((option) => ({ ...option, disabled: option.disabled ?? false }))}
            value={value || null}
            onChange={(chosen) => onChange(chosen ?? '')}
            placeholder={placeholder ?? texts.search}
            error={Boolean(field.error)}
            rightSection={<ChevronDownIcon />}
            rightSectionPointerEvents="none"
            searchable
            allowDeselect={false}
            autoComplete={autoComplete ?? 'off'}
            nothingFoundMessage={texts.nothingFound}
            limit={300}
            maxDropdownHeight={280}
            // Within a popup nothing outside of it can be reached.
            comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
          />
        )}
      </Field>
    </WithMantine>
  );
}

/** Public pages carry no provider of their own; in the app a second one would undo its choice of scheme. */
function WithMantine({ children }: { readonly children: ReactNode }) {
  if (useContext(MantineContext)) return children;
  return <MantineProvider {...mantineProviderProps}>{children}</MantineProvider>;
}
