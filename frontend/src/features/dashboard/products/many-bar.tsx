import { Button, Input, Select } from 'antd';
import { useState, type ComponentProps } from 'react';
import { useChangeProductsMutation } from '../../../api/staff-products-api';
import type { Product } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ChoiceBar } from '../kit/choice-bar';
import { useAct } from '../kit/use-act';
import { useKeptTexts } from '../kit/use-kept-texts';
import { BrandSelect } from './brand-select';
import styles from './many-bar.module.css';
import { ChangePreview } from './change-preview';
import { changeOf, MANY_KINDS, plainOf, valueWords, type ManyKind } from './many-changes';
import { ManyResults } from './many-results';
import { numberFault } from '../kit/number-text';
import { UndoPrices } from './undo-prices';
import { changedPrices, useChangedPrices, type DoneChange } from './use-changed-prices';
import { REASON_WORDS, reasonsFor, type StockReason } from './typed-cell';

const KINDS = Object.keys(MANY_KINDS) as ManyKind[];

interface ManyBarProps {
  chosen: Product[];
  /** Whether all of the loaded ones are chosen. */
  isWhole: boolean;
  /** The loaded ones. */
  products: Product[];
  onChoose: (ids: number[]) => void;
  whole: ComponentProps<typeof ChoiceBar>['whole'];
}

/** Chooses products, makes one change to all that are chosen, and shows the result for each. */
export function ManyBar({ chosen, isWhole, products, onChoose, whole }: ManyBarProps) {
  const { t } = useStaffI18n();
  // Here, as deleted products are no longer chosen while their results are read.
  const [done, setDone] = useState<DoneChange | null>(null);
  const [changed, setChanged] = useChangedPrices();

  const show = (now: DoneChange) => {
    setDone(now);
    if (now.change.type === 'price') setChanged(changedPrices(now));
  };

  /** Products that were refused stay chosen. */
  const close = () => {
    onChoose(done!.results.filter(({ ok }) => !ok).map(({ id }) => id));
    setDone(null);
  };

  return (
    <>
      {changed && <UndoPrices changed={changed} onChange={setChanged} />}
      {products.length > 0 && (
        <ChoiceBar
          label={t('Change the selected products')}
          count={chosen.length}
          page={isWhole ? 'all' : chosen.length > 0 ? 'some' : 'none'}
          onChoosePage={(isWanted) => onChoose(isWanted ? products.map(({ id }) => id) : [])}
          onClear={() => onChoose([])}
          whole={whole}
        >
          <ManyChanges chosen={chosen} onDone={show} />
        </ChoiceBar>
      )}
      {done && <ManyResults {...done} onClose={close} />}
    </>
  );
}

interface ManyChangesProps {
  chosen: Product[];
  onDone: (done: DoneChange) => void;
}

/** Makes one change after one confirmation. */
function ManyChanges({ chosen, onDone }: ManyChangesProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const { kept, keep, forget } = useKeptTexts('change-many');
  const [kind, setKind] = useState<ManyKind>(KINDS.find((one) => one === kept.kind) ?? KINDS[0]!);
  const [value, setValue] = useState(kept.value ?? '');
  const [reason, setReason] = useState<StockReason>();
  const [isPreviewed, setPreviewed] = useState(false);
  const [changeProducts, { isLoading }] = useChangeProductsMutation();
  const change = changeOf(kind, value, reason);

  const choose = (wanted: ManyKind) => {
    setKind(wanted);
    setValue('');
    setReason(undefined);
    forget();
  };

  const type = (text: string) => {
    setValue(text);
    keep({ kind, value: text });
  };

  const { question } = MANY_KINDS[kind];

  const apply = async () => {
    if (!change) return;
    const changed = await act(() => changeProducts({ products: chosen, change }).unwrap(), {
      ask: question && {
        question: t(question, { count: chosen.length, value: valueWords(kind, value) }),
        yes: t(kind === 'delete' ? 'Delete' : 'Apply'),
        isDanger: kind === 'delete',
      },
      failed: t('Failed to change the products'),
    });
    setPreviewed(false);
    if (!changed) return;
    forget();
    onDone({ results: changed.result, change, products: chosen });
  };

  const begin = () => (question ? void apply() : setPreviewed(true));

  return (
    <>
      <Select
        className={styles.choice}
        aria-label={t('What to change')}
        popupMatchSelectWidth={false}
        options={KINDS.map((one) => ({ value: one, label: t(MANY_KINDS[one].label) }))}
        value={kind}
        onChange={choose}
      />
      <ManyValue kind={kind} value={value} onChange={type} onEnter={() => change && !isLoading && begin()} />
      {change?.type === 'stock-by' && (
        <Select<StockReason>
          aria-label={t('Reason')}
          popupMatchSelectWidth={false}
          options={reasonsFor(change.by > 0).map((one) => ({ value: one, label: t(REASON_WORDS[one]) }))}
          value={change.reason}
          onChange={setReason}
        />
      )}
      <Button
        type={kind === 'delete' ? 'default' : 'primary'}
        danger={kind === 'delete'}
        disabled={!change}
        loading={isLoading}
        onClick={begin}
      >
        {t('Apply')}
      </Button>
      {isPreviewed && (change?.type === 'price' || change?.type === 'stock-by') && (
        <ChangePreview
          products={chosen}
          change={change}
          isSaving={isLoading}
          onApply={() => void apply()}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  );
}

interface ManyValueProps {
  kind: ManyKind;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
}

function ManyValue({ kind, value, onChange, onEnter }: ManyValueProps) {
  const { t } = useStaffI18n();
  const { number, label } = MANY_KINDS[kind];
  if (kind === 'brand')
    return (
      <BrandSelect
        className={styles.choice}
        aria-label={t('New brand')}
        value={value || undefined}
        onChange={onChange}
      />
    );
  if (!number) return null;
  const fault = value.trim() ? numberFault(plainOf(kind, value), number) : null;
  return (
    <div className={styles.value}>
      <Input
        aria-label={t(label)}
        aria-invalid={fault !== null}
        inputMode={kind === 'stock-by' ? 'text' : 'decimal'}
        autoComplete="off"
        value={value}
        prefix={number.prefix}
        suffix={number.suffix}
        onChange={({ target }) => onChange(target.value)}
        onPressEnter={(event) => {
          // The same press would otherwise answer what it opens.
          event.preventDefault();
          onEnter();
        }}
      />
      <ErrorText>
        {fault && t(fault, { field: t('The value'), least: number.min, most: number.max })}
      </ErrorText>
    </div>
  );
}
