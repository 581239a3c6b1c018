import type { ItemCategoryName } from '@madang/contract/workplace/item-categories/routes.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useText } from './texts.ts';
import { titleIn } from './titles.ts';

/** The title of a category, with a word where it is switched off. */
export function useCategoryName(): (category: ItemCategoryName) => string {
  const t = useText();
  const language = useLanguage();
  return (category) =>
    category.isActive ? titleIn(category, language) : `${titleIn(category, language)} (${t('off')})`;
}
