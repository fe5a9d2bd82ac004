import type { CategorySlug } from '../../api/types';
import { useSpecList, withUnit } from '../../lib/spec-list';
import { SpecFilter, type SpecValuesProps } from './spec-filter';

interface AddedSpecFilterProps extends SpecValuesProps {
  category: CategorySlug;
}

/** The filter of a specification that an admin has added, with its label and unit. */
export default function AddedSpecFilter({ category, ...choice }: AddedSpecFilterProps) {
  const spec = useSpecList(category)?.find(({ name, isHidden }) => name === choice.name && !isHidden);
  return (
    spec && (
      <SpecFilter field={{ kind: spec.kind }} label={spec.label} unit={withUnit('', spec.unit)} {...choice} />
    )
  );
}
