export { ProductsModule } from './products.module.js';
export { ApplyStock } from './apply-stock.js';
export { Brand } from './brand.entity.js';
export { BrandsRepository } from './brands.repository.js';
export {
  Product,
  type SavedProduct,
  type ShownProduct,
  type StockLevel,
  stockLevels,
} from './product.entity.js';
export { ProductExists, tooMany, unknownBrand } from './errors.js';
export { ProductsRepository } from './products.repository.js';
export { RecordSales } from './record-sales.js';
export { aboutProduct, factsOf } from './audit.js';
export { addedBy, brandSnapshotOf, deletedEvents, snapshotOf, writtenEvents } from './product-snapshots.js';
export { asNumber, asYesOrNo, notWhole } from './reading.js';
export {
  brandChangeForm,
  brandForm,
  changeForm,
  imageForm,
  imagesForm,
  singleForm,
} from './forms.openapi.js';
export { categoryOf } from './category-of.js';
export {
  centsOrNone,
  commonFields,
  given,
  isTooMuchStock,
  most,
  type NewProduct,
  readNewProduct,
} from './new-product.js';
export {
  changedImages,
  type ImagesChange,
  imagesText,
  maxImages,
  type ProductImage,
} from './product-images.js';
export {
  codeFaults,
  codeKeys,
  codeLabels,
  type CodeName,
  codeNames,
  type Codes,
  isNoValue,
  codeTaken,
  throwCodeTaken,
} from './codes.js';
export {
  colourOf,
  detailFields,
  type Details,
  sameFields,
  specKinds,
  typedNames,
  typedTexts,
} from './details.js';
export {
  addedPrefix,
  CategoryFields,
  longestAddedName,
  type RemovedField,
  type SpecField,
  SpecFields,
} from './spec-fields.js';
export { readSpecFields } from './spec-fields.repository.js';
export { comparedPriceFaults } from './compared-price.js';
export {
  countProducts,
  findBrands,
  lockBrands,
  lockForMerge,
  moveProducts,
  productsOf,
  sameProducts,
} from './brand-products.repository.js';
export {
  findProduct,
  insertProduct,
  isInShop,
  lockAnyProducts,
  lockDeleted,
  lockProduct,
  lockProducts,
  updateProduct,
  writeDeletion,
} from './product-rows.repository.js';
export { forgetBuyer } from './sales.repository.js';
export { findManyImages, imagesOf, storeImages, storeManyImages } from './product-images.repository.js';
export { newPrice, type PriceChange } from './price-change.js';
export { newRow } from './new-row.js';
export { findVariants, storeVariants } from './variants.repository.js';
export type { Variant } from './variants.js';
export { asEdited, editedVersion } from './sale-prices.js';
export { priced, pricedOne, shownCents, shownCompareAt } from './sale-prices.repository.js';
export { costsTold } from './costs.js';
export { type GivenCost, takeCosts } from './costs.repository.js';
