import { useEffect } from 'react';

const product = 'Madang';

/** The page's own title before the product's name; without one the product's name alone. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} - ${product}` : product;
  }, [title]);
}
