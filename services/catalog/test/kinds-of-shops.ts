import { headers } from './headers-of-others.js';
import { at, fileOf, html, type Kind, read } from './kind-of-file.js';

/** Files of shop systems. */
export const kindsOfShops = (brand: string, other: string): Record<string, Kind> => ({
  'prestashop-products': {
    profile: 'prestashop',
    file: fileOf(
      headers['prestashop-products'],
      [
        {
          ...{
            'Product ID': '1',
            'Active (0/1)': '1',
            'Name *': 'Clavier Azur',
            'Categories (x,y,z...)': 'Home,Claviers,Clavier',
          },
          ...{
            'Price tax excluded': '49,90',
            'Wholesale price': '20',
            'Reference #': 'CA-1',
            Manufacturer: brand,
          },
          ...{ EAN13: '3760001000017', Quantity: '9', Summary: 'Court', Description: html },
          'Image URLs (x,y,z...)': `${at('a.png')},${at('b.png')}`,
        },
        {
          ...{
            'Product ID': '2',
            'Active (0/1)': '0',
            'Name *': 'Casque Azur',
            'Categories (x,y,z...)': 'Home,Casque',
          },
          ...{
            'Price tax excluded': '1.049,00',
            Manufacturer: brand,
            Quantity: '',
            'Image URLs (x,y,z...)': at('a.png'),
          },
        },
      ],
      { delimiter: ';' },
    ),
    saved: [
      ['Clavier Azur', 'keyboard', 4990, 9, { images: 2, description: read }],
      ['Casque Azur', 'headphone', 104900, 3, { hidden: true }],
    ],
    answers: { stock: { '': '3' } },
  },
  'shopify-apparel': {
    profile: 'shopify',
    file: fileOf(
      headers['shopify-apparel'],
      [
        {
          ...{
            Handle: 'naga',
            Title: 'Naga Pro',
            'Body (HTML)': html,
            Vendor: brand,
            Type: 'Mice',
            Published: 'TRUE',
          },
          ...{
            'Option1 Name': 'Color',
            'Option1 Value': 'Black',
            'Variant SKU': 'NP-1',
            'Variant Inventory Qty': '12',
          },
          ...{ 'Variant Price': '59.90', 'Variant Compare At Price': '79.90', 'Image Src': at('a.png') },
        },
        {
          ...{
            Handle: 'naga',
            'Option1 Value': 'White',
            'Variant SKU': 'NP-2',
            'Variant Inventory Qty': '3',
          },
          ...{ 'Variant Price': '59.90', 'Image Src': at('b.png'), 'Variant Image': at('c.png') },
        },
        { Handle: 'naga', 'Image Src': at('d.png'), 'Image Position': '3' },
        {
          ...{ Handle: 'deck', Title: 'Desk Pad', Vendor: brand, Type: 'Mouse Pads', Published: 'FALSE' },
          ...{ 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant Price': '19.00' },
          ...{ 'Variant Inventory Qty': '5', 'Image Src': at('a.png') },
        },
        { Handle: 'deck', 'Image Src': at('b.png'), 'Image Position': '2' },
      ],
      { end: '\r\n' },
    ),
    saved: [
      ['Naga Pro Black', 'mouse', 5990, 12, { images: 3, description: read, sku: 'NP-1' }],
      ['Naga Pro White', 'mouse', 5990, 3, { images: 4 }],
      ['Desk Pad', 'mousepad', 1900, 5, { hidden: true, images: 2 }],
    ],
  },
  'vendure-multilang': {
    profile: 'vendure',
    file: fileOf(headers['vendure-multilang'], [
      {
        ...{
          'name:en': 'Reef Mouse',
          'name:zh_Hans': '鼠标',
          slug: 'reef',
          'description:en': 'Quick',
          assets: 'a.png | b.png',
        },
        ...{
          'facets:en': `category:mice|brand:${brand}`,
          'optionValues:en': 'grey',
          sku: 'RM-G',
          price: '35.00',
          stockOnHand: '100',
        },
      },
      { 'optionValues:en': 'red', sku: 'RM-R', price: '36.00', stockOnHand: '90' },
    ]),
    saved: [
      ['Reef Mouse grey', 'mouse', 3500, 100, { images: 2 }],
      ['Reef Mouse red', 'mouse', 3600, 90, { images: 2 }],
    ],
  },
  'vendure-products': {
    profile: 'vendure',
    file: fileOf(headers['vendure-products'], [
      {
        ...{
          name: 'Atoll Keyboard',
          slug: 'atoll',
          assets: 'a.png',
          facets: 'category:electronics|category:keyboards',
        },
        ...{ optionValues: 'S', sku: 'AK-S', price: '35.00', stockOnHand: '100' },
      },
      { optionValues: 'L', sku: 'AK-L', price: '36.00', stockOnHand: '90', variantAssets: 'b.png' },
    ]),
    saved: [
      ['Atoll Keyboard S', 'keyboard', 3500, 100],
      ['Atoll Keyboard L', 'keyboard', 3600, 90, { images: 2 }],
    ],
    answers: { brand: { '': brand } },
  },
  'woocommerce-sample': {
    profile: 'woocommerce',
    file: fileOf(headers['woocommerce-sample'], [
      {
        ...{
          ID: '44',
          Type: 'variable',
          SKU: 'HOOD',
          Name: 'Tide Headset',
          Published: '1',
          Description: html,
          'In stock?': '1',
        },
        ...{ Categories: 'Audio > Headphones', Images: `${at('a.png')}, ${at('b.png')}` },
        ...{ 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': 'Blue, Red' },
      },
      {
        ...{
          ID: '45',
          Type: 'variation',
          SKU: 'HOOD-B',
          Name: 'Tide Headset',
          Published: '1',
          'In stock?': '1',
          Stock: '7',
        },
        ...{
          'Sale price': '24',
          'Regular price': '30',
          Parent: 'id:44',
          'Attribute 1 name': 'Colour',
          'Attribute 1 value(s)': 'Blue',
        },
      },
      {
        ...{
          ID: '46',
          Type: 'variation',
          SKU: 'HOOD-R',
          Name: 'Tide Headset',
          Published: '1',
          'In stock?': '1',
        },
        ...{
          'Regular price': '30',
          Parent: 'HOOD',
          'Attribute 1 name': 'Colour',
          'Attribute 1 value(s)': 'Red',
          Images: at('c.png'),
        },
      },
      {
        ...{
          ID: '47',
          Type: 'simple',
          SKU: 'MON',
          Name: 'Wide 27',
          Published: '-1',
          'In stock?': '0',
          'Regular price': '199.5',
        },
        ...{
          Categories: 'Screens, Monitors',
          Images: at('a.png'),
          'Attribute 1 name': 'Brand',
          'Attribute 1 value(s)': other,
        },
      },
    ]),
    saved: [
      ['Tide Headset Blue', 'headphone', 2400, 7, { images: 2, description: read }],
      ['Tide Headset Red', 'headphone', 3000, 2, { sku: 'HOOD-R' }],
      ['Wide 27', 'monitor', 19950, 0, { hidden: true }],
    ],
    answers: { brand: { '': brand }, stock: { 'in stock': '2' } },
  },
  'woocommerce-vinoteka': {
    profile: 'woocommerce',
    file: fileOf(headers['woocommerce-vinoteka'], [
      {
        ...{
          Type: 'simple',
          SKU: 'V1',
          Name: 'Kelp Mouse',
          Published: '1',
          'Catalog visibility': 'visible',
          'In stock?': '1',
        },
        ...{ 'Regular price': '1299', Categories: 'Gear > Mice', Images: `${at('a.png')}, ${at('b.png')}` },
        ...{ 'Attribute 1 name': 'Brand', 'Attribute 1 value(s)': brand },
      },
      {
        ...{
          Type: 'simple',
          SKU: 'V2',
          Name: 'Kelp Pad',
          Published: '1',
          'Catalog visibility': 'hidden',
          'In stock?': '0',
        },
        ...{ 'Regular price': '12', Categories: 'Gear > Mouse pads', Images: at('a.png') },
        ...{ 'Attribute 2 name': 'Brand', 'Attribute 2 value(s)': brand },
      },
    ]),
    saved: [
      ['Kelp Mouse', 'mouse', 129900, 5, { images: 2 }],
      ['Kelp Pad', 'mousepad', 1200, 0, { hidden: true }],
    ],
    answers: { stock: { 'in stock': '5' } },
  },
});
