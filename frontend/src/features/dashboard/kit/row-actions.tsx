import { Button, Dropdown, Space, type MenuProps } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';
import { focusTitle } from './focus-title';

type MenuItems = NonNullable<MenuProps['items']>;

interface RowActionsProps {
  /** The name of the row's thing, for the buttons' labels. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
  isDeleting: boolean;
  more?: MenuItems;
  /** Buttons between Edit and Delete. */
  children?: ReactNode;
}

/** The buttons of a row: Edit, Delete, and a menu with more. */
export function RowActions({ name, onEdit, onDelete, isDeleting, more, children }: RowActionsProps) {
  const { t } = useStaffI18n();
  useFocusAfterDeleting(isDeleting);
  return (
    <Space wrap>
      <Button onClick={onEdit} aria-label={t('Edit {name}', { name })}>
        {t('Edit')}
      </Button>
      {children}
      <Button danger loading={isDeleting} onClick={onDelete} aria-label={t('Delete {name}', { name })}>
        {t('Delete')}
      </Button>
      {more && <MoreActions name={name} items={more} />}
    </Space>
  );
}

/** The menu of a row with what is needed less often. */
export function MoreActions({ name, items }: { name: string; items: MenuItems }) {
  const { t } = useStaffI18n();
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button aria-label={t('More for {name}', { name })}>{t('More')}</Button>
    </Dropdown>
  );
}

/** Deleting removes the row with the focused button, so the page's title gets the focus. */
function useFocusAfterDeleting(isDeleting: boolean): void {
  const wasDeleting = useRef(false);
  useEffect(() => {
    wasDeleting.current ||= isDeleting;
  }, [isDeleting]);
  useEffect(
    () => () => {
      if (wasDeleting.current && document.activeElement === document.body) focusTitle();
    },
    [],
  );
}
