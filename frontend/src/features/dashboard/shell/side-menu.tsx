import { Menu, type MenuProps } from 'antd';
import { useState } from 'react';
import { Link, useLocation, useNavigate, type Location } from 'react-router-dom';
import { askAgain } from '../../../api/ask-again';
import { useAppDispatch } from '../../../lib/use-app-dispatch';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useMay } from '../kit/may';
import { MENU_SECTIONS, type MenuAction } from './menu-sections';
import { SectionIcon } from './section-icon';
import styles from './side-menu.module.css';

const HOME = '/seller-dashboard';

type Item = Required<MenuProps>['items'][number];

/**
 * The sections with their actions. Sellers see the actions of admins as text without a link; packers and support see only
 * what is theirs.
 */
export function SideMenu({ onNavigate }: { onNavigate: () => void }) {
  const { pathname, search, hash } = useLocation();
  const { t } = useStaffI18n();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const may = useMay();
  const seesAll = may('sell');

  /** A part of the page that is shown keeps the days and filters of the page. */
  const addressOf = (to: string) => {
    const [page, part] = to.split('#');
    return part && page === pathname ? `${page}${search}#${part}` : to;
  };

  /** The entry of the page that is shown asks again for what is on it. */
  const choose = (to: string) => {
    if (to.split(/[?#]/)[0] === pathname) dispatch(askAgain());
    onNavigate();
  };

  const isOpen = ({ needs }: MenuAction) => !needs || may(needs);

  const itemOf = (action: MenuAction): Item => {
    const { label, to } = action;
    if (!isOpen(action)) {
      return { key: label, label: <span className={styles.word}>{t(label)}</span>, disabled: true };
    }
    return {
      key: to,
      label: (
        <Link to={addressOf(to)} onClick={() => choose(to)}>
          {t(label)}
        </Link>
      ),
    };
  };

  /** A section with one entry opens it at once. */
  const openOnly = ([only, ...others]: MenuAction[]) => {
    if (!only || others.length > 0 || !isOpen(only)) return;
    void navigate(only.to);
    choose(only.to);
  };

  const items: Item[] = MENU_SECTIONS.filter(({ actions }) => seesAll || actions.some(isOpen)).map(
    ({ key, label, actions }) => ({
      key,
      icon: <SectionIcon of={key} />,
      label: t(label),
      onTitleClick: () => openOnly(actions.filter((action) => seesAll || isOpen(action))),
      children: actions.filter((action) => seesAll || isOpen(action)).map(itemOf),
    }),
  );
  const here = hereOf({ pathname, search, hash });
  const { openKeys, setOpenKeys } = useOpenSections(sectionOf(pathname, here));
  return (
    <>
      <Link
        to={HOME}
        className={styles.home}
        aria-current={pathname === HOME ? 'page' : undefined}
        onClick={() => choose(HOME)}
      >
        <SectionIcon of="home" />
        {t('Home')}
      </Link>
      <Menu
        className={styles.menu}
        mode="inline"
        items={items}
        selectedKeys={here ? [here] : []}
        openKeys={openKeys}
        onOpenChange={setOpenKeys}
      />
      <p className={styles.clock}>{t('Times are shown in Phnom Penh time')}</p>
    </>
  );
}

/** The menu entry of a page or its part, or of the list that the page belongs to. */
function hereOf({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const all = MENU_SECTIONS.flatMap(({ actions }) => actions);
  const exact = all.find(({ to }) => to !== pathname && [pathname + hash, pathname + search].includes(to));
  if (exact) return exact.to;
  const above = all.filter(({ to, items }) =>
    [to, items].some((start) => start && `${pathname}/`.startsWith(`${start}/`)),
  );
  return above.sort((a, b) => b.to.length - a.to.length)[0]?.to;
}

/** The section of the entry, else the one with which the page's address begins. */
function sectionOf(pathname: string, here: string | undefined): string | undefined {
  const [, , first] = pathname.split('/');
  const held = MENU_SECTIONS.find(({ actions }) => actions.some(({ to }) => to === here));
  return (held ?? MENU_SECTIONS.find(({ key }) => key === first))?.key;
}

/** The unfolded sections: that of the page, and those that the user has unfolded. */
function useOpenSections(current: string | undefined) {
  const [openKeys, setOpenKeys] = useState<string[]>([]);
  const [unfolded, setUnfolded] = useState<string>();
  if (unfolded !== current) {
    setUnfolded(current);
    if (current && !openKeys.includes(current)) setOpenKeys([...openKeys, current]);
  }
  return { openKeys, setOpenKeys };
}
