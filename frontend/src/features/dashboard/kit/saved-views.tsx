import { Button } from 'antd';
import {
  useDeleteViewMutation,
  useGetSavedViewsQuery,
  useRenameViewMutation,
  useSaveViewMutation,
  type SavedView,
} from '../../../api/saved-views-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { MoreActions } from './row-actions';
import styles from './saved-views.module.css';
import { useAct } from './use-act';
import { useOpenEdit } from './use-open-edit';
import { ViewNameDialog, viewNameDraft } from './view-name-dialog';

type Filters = Record<string, string>;

/** The list's filters in the address: `useListAddress`. */
interface ListAddress {
  search: { page: number };
  show: (wanted: Filters) => void;
  clear: () => void;
}

interface SavedViewsProps {
  list: SavedView['list'];
  address: ListAddress;
}

/** Saves how a list is filtered, and shows it so again by one click. It is the last thing in a list's `FilterBar`. */
export function SavedViews({ list, address }: SavedViewsProps) {
  const { t } = useStaffI18n();
  const { data: all = [] } = useGetSavedViewsQuery();
  const [saveView, { isLoading: isSaving }] = useSaveViewMutation();
  const [named, setNamed] = useOpenEdit<Filters>(`new-view-${list}`, () => viewNameDraft(list));
  const { page: _, ...current } = address.search as { page: number } & Filters;
  const filters = withoutEmpty(current);
  const views = all.filter((view) => view.list === list);
  const open = views.find((view) => isSame(view.filters, filters));
  const show = (view: SavedView) =>
    address.show(Object.fromEntries(Object.keys(current).map((name) => [name, view.filters[name] ?? ''])));

  return (
    <div className={views.length > 0 ? `${styles.bar} ${styles.own}` : styles.bar}>
      {views.length > 0 && (
        <div className={styles.views} role="group" aria-label={t('Saved views')}>
          {views.map((view) => (
            <span key={view.id} className={styles.view}>
              <Button
                shape="round"
                className={styles.name}
                aria-pressed={view === open}
                onClick={() => (view === open ? address.clear() : show(view))}
              >
                <span>{view.name}</span>
              </Button>
              {view === open && <OpenView view={view} />}
            </span>
          ))}
        </div>
      )}
      <Button
        type="dashed"
        shape="round"
        disabled={Boolean(open) || Object.keys(filters).length === 0}
        onClick={() => setNamed(filters)}
      >
        {t('Save view')}
      </Button>
      {named && (
        <ViewNameDialog
          id={list}
          title={t('Save view')}
          save={(name) => saveView({ list, name, filters: named }).unwrap()}
          done={t('View saved')}
          failed={t('Failed to save the view')}
          isSaving={isSaving}
          onClose={() => setNamed(null)}
        />
      )}
    </div>
  );
}

/** What can be done with the view that is shown. */
function OpenView({ view: { id, name } }: { view: SavedView }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [renameView, { isLoading: isRenaming }] = useRenameViewMutation();
  const [deleteView] = useDeleteViewMutation();
  const [renamed, setRenamed] = useOpenEdit<SavedView['id']>('rename-view', viewNameDraft);

  const remove = async () => {
    await act(() => deleteView(id).unwrap(), {
      ask: { question: t('Delete {name}?', { name }), yes: t('Delete'), isDanger: true },
      done: t('View deleted'),
      failed: t('Failed to delete the view'),
    });
  };

  return (
    <>
      <MoreActions
        name={name}
        items={[
          { key: 'rename', label: t('Rename'), onClick: () => setRenamed(id) },
          { key: 'delete', label: t('Delete'), danger: true, onClick: () => void remove() },
        ]}
      />
      {renamed === id && (
        <ViewNameDialog
          id={id}
          title={t('Rename view')}
          name={name}
          save={(typed) => renameView({ id, name: typed }).unwrap()}
          done={t('View renamed')}
          failed={t('Failed to save the view')}
          isSaving={isRenaming}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}

const withoutEmpty = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, word]) => word !== ''));

const isSame = (one: Filters, other: Filters) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, word]) => other[name] === word);
