import { Button, Form, Input } from 'antd';
import { useEditImageHostsMutation, useGetImageHostsQuery } from '../../../api/image-hosts-api';
import type { ImageHosts } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { Fact, Facts } from '../kit/facts';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { useEditForm } from '../kit/use-edit-form';
import { useOpenEdit } from '../kit/use-open-edit';
import { SettingsTab } from './settings-tab';

/** From where the shop fetches images that product files name by web addresses. */
export function ImageHostsTab() {
  const { t } = useStaffI18n();
  const query = useGetImageHostsQuery();
  const [edited, setEdited] = useOpenEdit<'shop'>('image-hosts', (of) => `edit-image-hosts-${of}`);
  const { data } = query;
  return (
    <SettingsTab>
      <Hint>
        {t(
          'Product files of other systems name images by web addresses. The shop fetches them only from these hosts.',
        )}
      </Hint>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to load the image hosts')} />
      {data && (
        <>
          <Facts>
            <Fact label={t('Image hosts')}>{data.hosts.join(', ') || t('None so far')}</Fact>
          </Facts>
          <Button onClick={() => setEdited('shop')} aria-label={t('Edit {name}', { name: t('Image hosts') })}>
            {t('Edit')}
          </Button>
          {edited && <EditHostsDialog hosts={data} onClose={() => setEdited(null)} />}
        </>
      )}
    </SettingsTab>
  );
}

const valuesOf = ({ hosts }: ImageHosts) => ({ hosts: hosts.join('\n') });

const hostsIn = (text: string) => text.split(/[\s,;]+/).filter((host) => host !== '');

function EditHostsDialog({ hosts, onClose }: { hosts: ImageHosts; onClose: () => void }) {
  const { t } = useStaffI18n();
  const [editHosts] = useEditImageHostsMutation();
  const edit = useEditForm<ImageHosts, { hosts: string }>({
    name: 'edit-image-hosts',
    id: 'shop',
    thing: hosts,
    valuesOf,
    labels: { hosts: t('Image hosts') },
    save: ({ hosts: text }, { version }) => editHosts({ hosts: hostsIn(text), version }).unwrap(),
    done: t('Image hosts saved'),
    failed: t('Failed to save the image hosts'),
    onClose,
  });
  return (
    <EditDialog
      edit={edit}
      title={t('Edit {name}', { name: t('Image hosts') })}
      changed="Someone else changed the image hosts"
    >
      <Form.Item
        name="hosts"
        label={t('Image hosts')}
        extra={t(
          'One a line, such as cdn.example.com, or *.example.com for all below it. By https, unless http:// stands before it.',
        )}
      >
        <Input.TextArea rows={6} spellCheck={false} />
      </Form.Item>
    </EditDialog>
  );
}
