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

/** Ten sections; a chosen one unfolds its actions. What is for admins alone is a word without a link to sellers. */
export function SideMenu({ isAdmin, onNavigate }: SideMenuProps) {
  const { pathname } = useLocation();
  const { t } = useStaffI18n();

  const itemOf = ({ label, to, isForAdmins }: MenuAction): Item => {
    if (isForAdmins && !isAdmin) {
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
  const here = hereOf(pathname);
  const opened = MENU_SECTIONS.find(
    ({ key, actions }) => actions.some(({ to }) => to === here) || pathname.endsWith(`/${key}`),
  );
  return (
    <>
      <Menu
        mode="inline"
        items={items}
        selectedKeys={here ? [here] : []}
        defaultOpenKeys={opened ? [opened.key] : ['products']}
      />
      <p className={styles.clock}>{t("Times and days are Phnom Penh's.")}</p>
    </>
  );
}

/** The entry of the page, or of the list that the page belongs to. */
function hereOf(pathname: string): string | undefined {
  const all = MENU_SECTIONS.flatMap(({ actions }) => actions.map(({ to }) => to));
  const above = all.filter((to) => `${pathname}/`.startsWith(`${to}/`));
  return above.sort((a, b) => b.length - a.length)[0];
}
