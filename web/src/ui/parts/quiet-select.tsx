import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import styles from './quiet-select.module.css';

interface QuietSelectProps<T extends string> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly value: T;
  /** `tag`: the language of the option's own words. */
  readonly options: readonly { readonly value: T; readonly name: string; readonly tag?: string }[];
  readonly onChange: (value: T) => void;
}

/** A choice without a frame, beside a picture of what it is of; the system's own list, so that it is quick on phones too. */
export function QuietSelect<T extends string>({ label, icon, value, options, onChange }: QuietSelectProps<T>) {
  const choose = (wanted: string) => {
    const option = options.find((each) => each.value === wanted);
    if (option) onChange(option.value);
  };
  return (
    <span className={styles['quietSelect']}>
      {icon}
      <select aria-label={label} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.tag}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  );
}
