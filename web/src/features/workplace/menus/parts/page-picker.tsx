import { menuLimits } from '@madang/contract/workplace/menus/limits.ts';
import type { MenuInput } from '@madang/contract/workplace/menus/rules.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import type { FieldBinding } from '../../../../kernel/form.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { CloseIcon } from '../../../../ui/icons.tsx';
import { useMenuPages } from '../api.ts';
import { titleIn } from '../menu-form.ts';
import { useText } from '../texts.ts';
import styles from './page-picker.module.css';

type LowerMenus = MenuInput['lowerMenus'];

/** The lower menus of a group: those picked, each with a way out, and the list to pick the next from. */
export function PagePicker({ value, onChange, ...field }: FieldBinding<LowerMenus>) {
  const t = useText();
  const language = useLanguage();
  const pages = useMenuPages();
  const max = menuLimits.lowerMenus;
  const left = (pages.data ?? []).filter((page) => !value.some(({ url }) => url === page.url));
  const pick = (url: string) => {
    const page = left.find((each) => each.url === url);
    if (!page) return;
    const { isOwn: _own, ...lower } = page;
    onChange([...value, lower]);
  };
  return (
    <div className={styles['picker']}>
      <PickedPages value={value} onChange={onChange} />
      <SelectField
        {...field}
        value=""
        onChange={pick}
        placeholder={value.length >= max ? t('pickedAll', { max }) : t('pick')}
        disabled={value.length >= max}
        help={pages.error ? thrownText(pages.error) : t('pickHelp', { max })}
        options={left.map((page) => ({ value: page.url, label: `${titleIn(page, language)} (${page.url})` }))}
      />
    </div>
  );
}

/** The pages that were picked, each with a way out. */
export function PickedPages({ value, onChange }: Pick<FieldBinding<LowerMenus>, 'value' | 'onChange'>) {
  const t = useText();
  const language = useLanguage();
  if (value.length === 0) return null;
  return (
    <ol className={styles['picked']}>
      {value.map((lower) => (
        <li key={lower.url}>
          <span>
            <span>{titleIn(lower, language)}</span> <small>{lower.url}</small>
          </span>
          <IconButton
            icon={CloseIcon}
            label={t('unpick', { name: titleIn(lower, language) })}
            onClick={() => onChange(value.filter(({ url }) => url !== lower.url))}
          />
        </li>
      ))}
    </ol>
  );
}
