import { Menu, type MenuProps } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { useStaffI18n } from '../i18n/staff-i18n';
import { MENU_SECTIONS, type MenuAction } from './menu-sections';
import styles from './side-menu.module.css';

type Item = Required<MenuProps>['items'][number];

interface SideMenuProps {
  isAdmin: boolean;
  onNavigate: () => void;
}

/** Ten sections; a chosen one unfolds its actions, of which some lead to a page. */
export function SideMenu({ isAdmin, onNavigate }: SideMenuProps) {
  const { pathname } = useLocation();
  const { t } = useStaffI18n();

  const itemOf = ({ label, to, isForAdmins }: MenuAction): Item => {
    if (!to || (isForAdmins && !isAdmin)) {
      return { key: label, label: <span className={styles.word}>{t(label)}</span>, disabled: true };
    }
    return {
      key: to,
      label: (
        <Link to={to} onClick={onNavigate}>
          {t(label)}
        </Link>
      ),
    };
  };

  const items: Item[] = MENU_SECTIONS.map(({ key, label, actions }) => ({
    key,
    label: t(label),
    children: actions.map(itemOf),
  }));
  const opened = MENU_SECTIONS.find(({ actions }) => actions.some(({ to }) => to === pathname));
  return (
    <Menu
      mode="inline"
      items={items}
      selectedKeys={[pathname]}
      defaultOpenKeys={opened ? [opened.key] : ['products']}
    />
  );
}
