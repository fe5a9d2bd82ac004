import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import type { CartItem } from '../../api/types';
import { Button, ButtonLink } from '../../components/button';
import { CloseIcon } from '../../components/icons';
import { Price } from '../../components/price';
import { QuantityStepper } from '../../components/quantity-stepper';
import { ShopImage } from '../../components/shop-image';
import UnkeptCartNote from '../../components/unkept-cart-note';
import { usePrices } from '../../components/use-prices';
import { useI18n } from '../../lib/i18n/i18n';
import { roundToCents } from '../../lib/money';
import { productPath } from '../../lib/product-path';
import { DELIVERY_OFFER, hasFreeDelivery } from '../../lib/shop';
import { MAX_QUANTITY } from '../../lib/max-quantity';
import { useKeptFocus } from '../../lib/use-kept-focus';
import styles from './cart-drawer.module.css';
import { decreased, increased, selectCartItems, selectCartValue } from './cart-slice';
import { drawerClosed, selectAddedId } from './drawer-slice';

/**
 * The cart, below its icon. It takes no focus and covers neither the icon nor the button that opened it, so that whoever goes
 * on as before need not close it first. `opener` had the focus when something was added.
 */
export function CartDrawer({ opener }: { opener: Element | null }) {
  const dispatch = useDispatch();
  const items = useSelector(selectCartItems);
  const value = useSelector(selectCartValue);
  const drawer = useRef<HTMLElement>(null);
  const { t } = useI18n();
  const close = () => void dispatch(drawerClosed());
  const goBack = () => {
    if (opener instanceof HTMLElement && drawer.current?.contains(document.activeElement)) opener.focus();
    close();
  };
  useCloseOnLeaving(drawer, opener, { close, goBack });
  const lines = useShownLine();
  useKeptFocus(lines, items.length);

  return (
    <section ref={drawer} className={styles.drawer} aria-label={t('Cart')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('Cart')}</h2>
        <div className={styles.note}>
          <UnkeptCartNote />
        </div>
        <button type="button" className={styles.close} aria-label={t('Close')} onClick={goBack}>
          <CloseIcon size={20} />
        </button>
      </header>
      {items.length === 0 && <p className={styles.empty}>{t('Your cart is empty.')}</p>}
      <ul ref={lines} className={styles.lines}>
        {items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
      <footer className={styles.foot}>
        <p className={styles.subtotal}>
          <span>{t('Subtotal')}</span>
          <span>
            <Price dollars={value} />
          </span>
        </p>
        <p className={styles.offer}>
          {t(hasFreeDelivery(items, value) ? 'Free delivery for this order' : DELIVERY_OFFER)}
        </p>
        <div className={styles.ways}>
          <Button kind="quiet" onClick={goBack}>
            {t('Keep shopping')}
          </Button>
          {items.length > 0 && <ButtonLink to="/checkout">{t('Check out')}</ButtonLink>}
        </div>
      </footer>
    </section>
  );
}

function Line({ item }: { item: CartItem }) {
  const dispatch = useDispatch();
  const { t, pick } = useI18n();
  const written = usePrices();
  const { id, price, quantity, stock } = item;
  const name = pick(item.name, item.name_km);
  return (
    <li className={styles.line} data-product={id}>
      <span className={styles.image}>
        <ShopImage src={item.image_url} alt="" width={64} height={64} />
      </span>
      <Link to={productPath(item)} className={styles.name} title={name}>
        {name}
      </Link>
      <QuantityStepper
        quantity={quantity}
        // Carts of before know no stock.
        most={stock || MAX_QUANTITY}
        lessLabel={t('One less of {name}', { name })}
        moreLabel={t('One more of {name}', { name })}
        onLess={() => dispatch(decreased(id))}
        onMore={() => dispatch(increased(id))}
      />
      <strong className={styles.price}>{written(roundToCents(price * quantity)).first}</strong>
    </li>
  );
}

/** Of a list too long for its place, shows the line of what was added, whether it is new or one more of what was there. */
function useShownLine(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const addedId = useSelector(selectAddedId);
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(`[data-product="${addedId}"]`);
    if (list.current && line) list.current.scrollTop = line.offsetTop - list.current.offsetTop;
  }, [addedId]);
  return list;
}

/**
 * Closes what is open by Escape, which goes back to the opener, by a press or a move of the focus outside, and by navigation. A
 * press on the button that has opened it is none of them, as it puts one more into the cart. On a slow network the drawer may
 * come only after the focus has gone on, and would cover what has it: it closes then, too, before it is rendered, as the focus
 * that comes into it meanwhile would be lost with it.
 */
function useCloseOnLeaving(
  place: RefObject<HTMLElement | null>,
  opener: Element | null,
  ways: { close: () => void; goBack: () => void },
): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  const latest = useRef(ways);
  useLayoutEffect(() => {
    latest.current = ways;
  });
  useEffect(() => {
    if (openedAt.current !== key) latest.current.close();
  }, [key]);
  useLayoutEffect(() => {
    const button = opener?.closest('button');
    const focused = document.activeElement;
    if (focused !== opener && focused !== document.body) latest.current.close();
    const leave = (event: Event) => {
      const { target } = event;
      // A line that has just been removed is no longer in the page.
      const isOutside = target instanceof Element && target.isConnected && !place.current?.contains(target);
      const isToast = target instanceof Element && target.closest('[data-sonner-toaster]');
      if (!isOutside || isToast || button?.contains(target)) return;
      latest.current.close();
      // A tap beside the drawer on a phone closes it, and opens nothing that lies beneath. The bar that it hangs from does not.
      const isTouch = 'pointerType' in event && event.pointerType === 'touch';
      if (isTouch && !place.current?.closest('header')?.contains(target)) swallowNextClick();
    };
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current.goBack();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, [place, opener]);
}

const TAP_MS = 700;

/** The click that follows a touch comes a moment later; after a swipe there is none. */
function swallowNextClick(): void {
  const swallow = (click: Event) => {
    click.preventDefault();
    click.stopPropagation();
  };
  const options = { capture: true, once: true };
  document.addEventListener('click', swallow, options);
  setTimeout(() => document.removeEventListener('click', swallow, options), TAP_MS);
}
