import { ChevronDownIcon, GlobeIcon } from '../icons.tsx';
import styles from './language-switch.module.css';

interface LanguageSwitchProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** Each language in its own words, with its tag. */
  readonly languages: readonly { readonly value: T; readonly name: string; readonly tag: string }[];
  readonly onChange: (value: T) => void;
}

/** The languages of the page; the system's own list, so that it is quick on phones too. */
export function LanguageSwitch<T extends string>({ label, value, languages, onChange }: LanguageSwitchProps<T>) {
  const choose = (wanted: string) => {
    const language = languages.find((entry) => entry.value === wanted);
    if (language) onChange(language.value);
  };
  return (
    <span className={styles['switch']}>
      <GlobeIcon size={16} />
      <select aria-label={label} value={value} onChange={(event) => choose(event.target.value)}>
        {languages.map((language) => (
          <option key={language.value} value={language.value} lang={language.tag}>
            {language.name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  );
}
