import { useEffect, useState } from 'react';
import { isCartUnkept } from '../lib/kept-cart';
import { UNKEPT_CART } from '../lib/unkept-cart-words';
import { useI18n } from '../lib/i18n/i18n';
import { Notice } from './notices';

let isTold = false;

/** Says, once a visit, that this browser keeps no cart; nothing where it does. */
export default function UnkeptCartNote() {
  const { t } = useI18n();
  const [isShown] = useState(() => !isTold && isCartUnkept());
  useEffect(() => {
    if (isShown) isTold = true;
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Notice kind="warning" role="status">
      <p>{t(UNKEPT_CART)}</p>
    </Notice>
  );
}
