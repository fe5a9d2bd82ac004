import { outboxOf, query, staff, waitFor } from '@mekong/testing';
import { startCatalog, type CatalogUnderTest } from './builders.js';
import { addFields, admin, changeFields, type Field, fieldsOf, setFields } from './spec-fields.js';

let catalog: CatalogUnderTest;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const namesOf = (fields: Field[]) => fields.map(({ name }) => name);
const ownOfMonitors = [
  'screen_size',
  'resolution',
  'refresh_rate',
  'panel_type',
  'monitor_connection',
  'monitor_color',
  'monitor_weight',
];

it('a category has the fields of the specification in their order until an admin decides otherwise', async () => {
  const { version, fields } = await fieldsOf(catalog, 'monitor');
  expect(version).toBe(0);
  expect(namesOf(fields)).toEqual(ownOfMonitors);
  expect(fields[0]).toEqual({
    ...{ name: 'screen_size', label: null, label_km: null, kind: 'text', unit: null, unit_km: null },
    ...{ hidden: false, added: false },
  });
});

it('the kind of an own field is what its values are', async () => {
  const { fields } = await fieldsOf(catalog, 'mouse');
  expect(fields).toMatchObject([
    { name: 'dpi', kind: 'number' },
    { name: 'mouse_rgb', kind: 'yes_no' },
    { name: 'connection', kind: 'text' },
    { name: 'battery', kind: 'text' },
    { name: 'weight_grams', kind: 'number' },
    { name: 'mouse_color', kind: 'text' },
    { name: 'mouse_other_features', kind: 'text' },
  ]);
});

it('fields are ordered and hidden as an admin has set it, which everybody reads and the audit log is told', async () => {
  const { version, fields } = await fieldsOf(catalog, 'mousepad');
  const wanted = fields.toReversed().map(({ name }) => ({ name, hidden: name === 'material' }));
  const answer = await setFields(catalog, 'mousepad', version, wanted);
  expect(answer.body).toMatchObject({ category: 'mousepad', version: 1 });
  const now = await fieldsOf(catalog, 'mousepad');
  expect(namesOf(now.fields)).toEqual(namesOf(fields).toReversed());
  expect(now.fields.filter(({ hidden }) => hidden).map(({ name }) => name)).toEqual(['material']);
  expect((await outboxOf(catalog.databaseUrl, admin.userId)).at(-1)!.data).toMatchObject({
    action: 'spec_fields.changed',
    before: { field_order: 'size, material, thickness_mm, mousepad_color', hidden: '' },
    after: { field_order: 'mousepad_color, thickness_mm, material, size', hidden: 'material' },
  });
});

it('an added field has a name by its English label', async () => {
  const names = await addFields(
    catalog,
    'headphone',
    { label: 'Hot  Swap (é)', label_km: 'ប្ដូរ', kind: 'yes_no' },
    { label: 'កម្រាស់', kind: 'text' },
    { label: 'Cable length', kind: 'number', unit: 'cm', unit_km: 'សម' },
    { label: `Hot-swap e`, kind: 'text' },
    { label: 'A label of many letters that go on and on and on', kind: 'text' },
  );
  expect(names).toEqual([
    'x_hot_swap_e',
    'x_field',
    'x_cable_length',
    'x_hot_swap_e_2',
    'x_a_label_of_many_letters_that_go_on_and',
  ]);
  expect((await fieldsOf(catalog, 'headphone')).fields).toContainEqual({
    ...{ name: 'x_cable_length', label: 'Cable length', label_km: null, kind: 'number', unit: 'cm' },
    ...{ unit_km: 'សម', hidden: false, added: true },
  });
});

it('an added field keeps its name when it is called otherwise', async () => {
  const [name] = await addFields(catalog, 'monitor', { label: 'Curve', kind: 'text' });
  await changeFields(catalog, 'monitor', (fields) =>
    fields.map((one) => (one.name === name ? { name, label: 'Curvature' } : one)),
  );
  expect((await fieldsOf(catalog, 'monitor')).fields.at(-1)).toMatchObject({ name, label: 'Curvature' });
});

it('a removed field leaves its name to one of the same kind only', async () => {
  const [name] = await addFields(catalog, 'monitor', { label: 'Stand', kind: 'yes_no' });
  const without = () =>
    changeFields(catalog, 'monitor', (fields) => fields.filter((one) => one.label !== 'Stand'));
  expect(namesOf((await without()).body.fields)).not.toContain(name);
  expect(await addFields(catalog, 'monitor', { label: 'Stand', kind: 'text' })).toEqual([`${name}_2`]);
  await without();
  expect(await addFields(catalog, 'monitor', { label: 'Stand', kind: 'yes_no' })).toEqual([name]);
});

describe('refuses', () => {
  const faultOf = async (change: (fields: Field[]) => object[]) => {
    const answer = await changeFields(catalog, 'keyboard', change);
    expect(answer.status).toBe(400);
    return answer.body.errors.map(({ field }: { field: string }) => field);
  };
  const added = (...more: object[]) =>
    faultOf((fields) => [...fields, ...more.map((one) => ({ kind: 'text', ...one }))]);
  const place = 9;

  it.each<[string, string, (fields: Field[]) => object[]]>([
    ['a list without an own field', 'fields', (fields) => fields.slice(1)],
    ['a field that is named twice', 'fields', (fields) => [...fields, fields[0]!]],
    ['a name that is unknown', `fields.${place}.name`, (fields) => [...fields, { name: 'x_none' }]],
    [
      'another kind of a field',
      'fields.0.kind',
      ([first, ...rest]) => [{ ...first, kind: 'number' }, ...rest],
    ],
    ['a new field without a kind', `fields.${place}.kind`, (fields) => [...fields, { label: 'Knob' }]],
  ])('%s', async (_what, field, change) => {
    expect(await faultOf(change)).toEqual([field]);
  });

  it.each<[string, string, object[]]>([
    ['a label that another field has', `fields.${place + 1}.label`, [{ label: 'Knob' }, { label: ' KNOB' }]],
    [
      'a Khmer label that another field has',
      `fields.${place + 1}.label_km`,
      [
        { label: 'Knob', label_km: 'ពណ៌' },
        { label: 'Dial', label_km: 'ពណ៌' },
      ],
    ],
    ['a label that is the name of an own field', `fields.${place}.label`, [{ label: 'Switch type' }]],
    ['a unit of what is no number', `fields.${place}.unit`, [{ label: 'Knob', unit: 'mm' }]],
    ['a label of blanks', `fields.${place}.label`, [{ label: '  ' }]],
    ['a label that is too long', `fields.${place}.label`, [{ label: 'a'.repeat(61) }]],
  ])('%s', async (_what, field, more) => {
    expect(await added(...more)).toEqual([field]);
  });

  it('more than 20 added fields', async () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ label: `Field ${index}` }));
    expect(await added(...many)).toEqual(['fields']);
  });
});

it('an edit of a list that is no longer so is stale, and shows how it is', async () => {
  const { version, fields } = await fieldsOf(catalog, 'keyboard');
  await setFields(catalog, 'keyboard', version, fields.toReversed());
  const answer = await setFields(catalog, 'keyboard', version, fields);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    code: 'STALE_EDIT',
    current: { category: 'keyboard', version: version + 1, fields: fields.toReversed() },
  });
});

it('an edit that is sent again changes nothing and is not stale', async () => {
  const { version, fields } = await fieldsOf(catalog, 'keyboard');
  const wanted = [...fields.slice(1), fields[0]!];
  await setFields(catalog, 'keyboard', version, wanted);
  const again = await setFields(catalog, 'keyboard', version, wanted);
  expect(again).toMatchObject({ status: 200, body: { version: version + 1 } });
});

it('a change of another replica is known a moment later', async () => {
  await changeFields(catalog, 'mouse', (fields) => fields.toReversed());
  const { version } = await fieldsOf(catalog, 'mouse');
  await query(catalog.databaseUrl, "UPDATE spec_fields SET version = version + 1 WHERE category = 'mouse'");
  await waitFor(async () => (await fieldsOf(catalog, 'mouse')).version === version + 1, {
    what: 'the change of another replica',
  });
});

it('an unknown category is not found', async () => {
  expect((await setFields(catalog, 'chair', 0, [])).status).toBe(404);
});

it('a seller cannot change fields', async () => {
  const { version, fields } = await fieldsOf(catalog, 'mouse');
  const answer = await catalog
    .as(staff('seller'))
    .put('/api/admin/spec-fields/mouse', { version, fields: fields.toReversed() });
  expect(answer.status).toBe(403);
});
