import '../mantine/combobox.css';
import { MantineContext, MantineProvider, Select } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { mantineProviderProps } from '../mantine/theme.ts';
import { ChevronDownIcon } from '../icons.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { Field } from './field.tsx';
import type { SelectFieldProps } from './select-field.tsx';

/** Loaded by `SearchField`, and only by it. */
export function SearchableSelect({ value, onChange, options, placeholder, autoComplete, ...field }: SelectFieldProps) {
  const texts = useUiTexts();
  const search = useSearch(options.find((option) => option.value === value)?.label ?? '');
  const hasFound = search.isIdle || options.some(({ label }) => fits(label, search.typed));
  return (
    <WithMantine>
      {/* Said beside the list: a list box holds options alone. */}
      <Field field={{ ...field, help: <Found note={hasFound ? '' : texts.nothingFound}>{field.help}</Found> }}>
        {({ className, name = '', disabled = false, onBlur, ...control }) => (
          <Select
            {...control}
            {...{ name, disabled }}
            {...search.control}
            onBlur={() => onBlur?.()}
            classNames={{ input: cx(className) }}
            data={options.map((option) => ({ ...option, disabled: option.disabled ?? false }))}
            value={value || null}
            onChange={(selected) => onChange(selected ?? '')}
            placeholder={placeholder ?? texts.search}
            error={Boolean(field.error)}
            rightSection={<ChevronDownIcon />}
            rightSectionPointerEvents="none"
            searchable
            allowDeselect={false}
            autoComplete={autoComplete ?? 'off'}
            filter={({ options: all, search: typed, limit }) =>
              all.filter((option) => 'label' in option && fits(option.label, typed)).slice(0, limit)
            }
            limit={300}
            maxDropdownHeight={280}
            // What scrolls would be a stop of the Tab key, gone as soon as it is reached.
            scrollAreaProps={{ viewportProps: { tabIndex: -1 } }}
            // Within a popup nothing outside of it can be reached.
            comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
          />
        )}
      </Field>
    </WithMantine>
  );
}

function Found({ note, children }: { readonly note: string; readonly children: ReactNode }) {
  return (
    <div>
      <div role="status">{note}</div>
      {children}
    </div>
  );
}

function fits(label: string, typed: string): boolean {
  return label.toLowerCase().includes(typed.toLowerCase().trim());
}

/**
 * What was chosen is text in the same box that is typed in: it stands selected whenever one comes to it, so that the
 * first letter begins a search instead of landing inside of it.
 */
function useSearch(selected: string) {
  const [typed, setTyped] = useState(selected);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isIdle = !isOpen || typed === selected;
  useEffect(() => {
    if (isIdle && document.activeElement === input.current) input.current?.select();
  }, [isIdle, isOpen, selected]);
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isOpen) return;
    // The list is the top layer, and closes alone.
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    typed,
    isIdle,
    control: {
      ref: input,
      searchValue: typed,
      onSearchChange: setTyped,
      onKeyDown: keyDown,
      onFocus: () => input.current?.select(),
      // A press puts the caret between two letters after the focus came.
      onClick: () => isIdle && input.current?.select(),
      onDropdownOpen: () => setOpen(true),
      onDropdownClose: () => {
        setOpen(false);
        setTyped(selected);
      },
    },
  };
}

/** Public pages carry no provider of their own; in the app a second one would undo its choice of scheme. */
function WithMantine({ children }: { readonly children: ReactNode }) {
  if (useContext(MantineContext)) return children;
  return <MantineProvider {...mantineProviderProps}>{children}</MantineProvider>;
}
