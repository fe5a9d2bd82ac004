import { useEffect, useState } from 'react';
import {
  useFindMailsQuery,
  useFindOrdersQuery,
  useFindProductsQuery,
  useFindUsersQuery,
} from '../../../api/found-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useMay } from '../kit/may';
import type { CommandGroup } from './command';

const BASE = '/seller-dashboard';
/** One letter means too much. */
const MIN_CHARACTERS = 2;
/** Nothing is asked while somebody still types. */
const PAUSE_MS = 200;

/** The orders, products, customers and mails that the typed text may mean, each kind as soon as it is known. */
export function useFoundCommands(typed: string): { groups: CommandGroup[]; isSearching: boolean } {
  const { t } = useStaffI18n();
  const may = useMay();
  const word = useSettled(typed.trim());
  const isShort = word.length < MIN_CHARACTERS;
  const orders = useFindOrdersQuery(word, { skip: isShort });
  const products = useFindProductsQuery(word, { skip: isShort || !may('sell') });
  const users = useFindUsersQuery(word, { skip: isShort || !may('seeCustomers') });
  const mails = useFindMailsQuery(word, { skip: isShort || !may('seeCustomers') });

  const groups: CommandGroup[] = [
    {
      title: 'Orders',
      commands: (orders.currentData ?? []).map(({ id, order_number, customer_name, status }) => ({
        key: `order-${id}`,
        label: order_number,
        note: `${customer_name} · ${t(status)}`,
        to: `${BASE}/view-all-orders/${id}`,
      })),
    },
    {
      title: 'Products',
      commands: (products.currentData ?? []).map(({ id, name, sku, stock }) => ({
        key: `product-${id}`,
        label: name,
        note: [sku, t('{count} in stock', { count: stock })].filter(Boolean).join(' · '),
        to: `${BASE}/products/${id}`,
      })),
    },
    {
      title: 'Customers',
      commands: (users.currentData ?? []).map(({ id, name, email }) => ({
        key: `user-${id}`,
        label: name,
        note: email,
        to: `${BASE}/users/${id}`,
      })),
    },
    {
      title: 'Email Notifications',
      commands: (mails.currentData ?? []).map(({ id, subject, to }) => ({
        key: `mail-${id}`,
        label: subject,
        note: to,
        to: `${BASE}/notifications/mails?q=${encodeURIComponent(to)}`,
      })),
    },
  ];
  const isAsking = [orders, products, users, mails].some(({ isFetching }) => isFetching);
  return {
    groups: isShort ? [] : groups.filter(({ commands }) => commands.length > 0),
    isSearching: isAsking || word !== typed.trim(),
  };
}

/** The text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
