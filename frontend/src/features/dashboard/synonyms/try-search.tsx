import { Form, Input, Tag } from 'antd';
import { useState } from 'react';
import { useTrySynonymsMutation } from '../../../api/synonyms-api';
import type { SynonymWords, TriedProduct } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ImageCell } from '../kit/cells';
import { GOOD } from '../kit/tag-colors';
import { useAct } from '../kit/use-act';
import styles from './try-search.module.css';

interface TrySearchProps {
  /** The group that the words would replace. */
  id: number | undefined;
  words: SynonymWords;
  /** What is tried at first. */
  firstTerm: string;
}

/** Searches with words that are not saved yet, and shows what a shopper would find. */
export function TrySearch({ id, words, firstTerm }: TrySearchProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [term, setTerm] = useState(firstTerm);
  const [trySynonyms, { data, isLoading, reset }] = useTrySynonymsMutation();
  const search = async () => {
    const q = term.trim();
    if (q === '') return;
    reset();
    await act(() => trySynonyms({ ...words, id, q }).unwrap(), { failed: t('Failed to try the words') });
  };
  return (
    <section aria-label={t('Try it')}>
      <Form.Item label={t('Search as a shopper would')} htmlFor="try-search">
        <Input.Search
          id="try-search"
          value={term}
          maxLength={200}
          enterButton={t('Try it')}
          loading={isLoading}
          onChange={({ target }) => setTerm(target.value)}
          onPressEnter={(event) => event.preventDefault()}
          onSearch={() => void search()}
        />
      </Form.Item>
      <div aria-live="polite">{data && <Found products={data} />}</div>
    </section>
  );
}

function Found({ products }: { products: TriedProduct[] }) {
  const { t, language } = useStaffI18n();
  if (products.length === 0) return <p>{t('Nothing would be found.')}</p>;
  const fresh = products.filter(({ is_new }) => is_new).length;
  return (
    <>
      <p>{t('Would be found: {count}, of which new: {fresh}', { count: products.length, fresh })}</p>
      <ul className={styles.found}>
        {products.map(({ id, name, name_km, image_url, is_new }) => (
          <li key={id}>
            <ImageCell
              src={image_url}
              width={40}
              height={40}
              name={language === 'km' ? (name_km ?? name) : name}
            >
              {is_new && (
                <span>
                  <Tag color={GOOD}>{t('new')}</Tag>
                </span>
              )}
            </ImageCell>
          </li>
        ))}
      </ul>
    </>
  );
}
