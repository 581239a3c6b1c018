import { readKnownCompany } from '@madang/contract/ground/companies/routes.ts';
import { call } from '../call.ts';
import { useLanguage } from '../use-texts.ts';
import { useLoaded } from '../use-loaded.ts';
import { Brand } from '../../ui/marks/brand-mark.tsx';
import { Logo } from '../../ui/parts/logo.tsx';
import { brandOf } from './brand-of.ts';
import { companyKeyHere, purgeCompany } from './known-company.ts';
import { useTabIcon } from './tab-icon.ts';

/** The company that the address names or this browser knows, at the head of a public page; else the product. */
export function KnownBrand() {
  const key = companyKeyHere(location.search);
  return key === null ? <Logo /> : <BrandOfKey faceKey={key} />;
}

function BrandOfKey({ faceKey }: { readonly faceKey: string }) {
  const language = useLanguage();
  const { data, isLoading } = useLoaded(faceKey, () => askKnown(faceKey));
  useTabIcon(data);
  if (data) return <Brand {...brandOf(data, language)} />;
  // Nothing is drawn before it is known, so that one name does not replace the other.
  return isLoading ? <Logo name="" /> : <Logo />;
}

/** A key that is of no company any more is asked for once. */
async function askKnown(faceKey: string) {
  const { company } = await call(readKnownCompany, { params: { faceKey } });
  if (company === null) purgeCompany(faceKey);
  return company ?? undefined;
}
