import { Button, Dropdown, Space, type MenuProps } from 'antd';
import { useRef } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';

type MenuItems = NonNullable<MenuProps['items']>;

interface RowActionsProps {
  /** The name of the row's thing, for the buttons' labels. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
  isDeleting: boolean;
  /** Whether Delete is a button of its own, as the specification has it for this list, and not in the menu. */
  hasDelete?: boolean;
  more?: MenuItems;
}

/** The buttons of a row: Edit, and a menu with Delete and whatever is needed less often. */
export function RowActions({ name, onEdit, onDelete, isDeleting, hasDelete, more = [] }: RowActionsProps) {
  const { t } = useStaffI18n();
  const remove = { key: 'delete', label: t('Delete'), danger: true, disabled: isDeleting, onClick: onDelete };
  const items = hasDelete ? more : [...more, remove];
  return (
    <Space wrap>
      <Button onClick={onEdit} aria-label={t('Edit {name}', { name })}>
        {t('Edit')}
      </Button>
      {hasDelete && (
        <Button danger loading={isDeleting} onClick={onDelete} aria-label={t('Delete {name}', { name })}>
          {t('Delete')}
        </Button>
      )}
      {items.length > 0 && <MoreActions name={name} items={items} />}
    </Space>
  );
}

/** The menu of a row with what is needed less often. */
export function MoreActions({ name, items }: { name: string; items: MenuItems }) {
  const { t } = useStaffI18n();
  const button = useRef<HTMLButtonElement>(null);
  // The pressed item goes with the menu, and what it opens gives the focus back to where it was.
  const focusing = items.map((item) => {
    if (!item || !('onClick' in item)) return item;
    const { onClick } = item;
    const press: typeof onClick = (info) => {
      button.current?.focus();
      onClick?.(info);
    };
    return { ...item, onClick: press };
  });
  return (
    <Dropdown menu={{ items: focusing }} trigger={['click']}>
      <Button ref={button} aria-label={t('More for {name}', { name })}>
        {t('More')}
      </Button>
    </Dropdown>
  );
}
