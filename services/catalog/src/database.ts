import { MessagingTables1700000000000 } from '@mekong/messaging';
import {
  type DatabaseParts,
  KeptAnswers1764900000000,
  KeysOfDay1766000000000,
} from '@mekong/service-defaults';
import { ShopPage } from './pages/index.js';
import { PriceSale } from './price-sales/index.js';
import { Brand, Product } from './products/index.js';
import { Question } from './questions/index.js';
import { Review } from './reviews/index.js';
import { ShopFacts, ShopLook } from './shop/index.js';
import { SynonymGroup } from './synonyms/index.js';
import { ValueWord } from './value-words/index.js';
import { CatalogInitial1764000000000 } from './migrations/1764000000000-initial.js';
import { ProductPictures1764100000000 } from './migrations/1764100000000-product-pictures.js';
import { NoteEveryChange1764150000000 } from './migrations/1764150000000-note-every-change.js';
import { HiddenProducts1764200000000 } from './migrations/1764200000000-hidden-products.js';
import { ValueWords1764400000000 } from './migrations/1764400000000-value-words.js';
import { MoreValueWords1764450000000 } from './migrations/1764450000000-more-value-words.js';
import { NoteReviews1764460000000 } from './migrations/1764460000000-note-reviews.js';
import { PartialRefunds1764500000000 } from './migrations/1764500000000-partial-refunds.js';
import { FlaggedReviews1764510000000 } from './migrations/1764510000000-flagged-reviews.js';
import { ImageBucket1764600000000 } from './migrations/1764600000000-image-bucket.js';
import { TellSettings1764800000000 } from './migrations/1764800000000-tell-settings.js';
import { RowsOfExports1765000000000 } from './migrations/1765000000000-rows-of-exports.js';
import { PricesInSearches1765100000000 } from './migrations/1765100000000-prices-in-searches.js';
import { WireAndLight1765200000000 } from './migrations/1765200000000-wire-and-light.js';
import { FoldedKeys1765300000000 } from './migrations/1765300000000-folded-keys.js';
import { NameOrder1766410000000 } from './migrations/1766410000000-name-order.js';
import { Spellings1766420000000 } from './migrations/1766420000000-spellings.js';
import { Messenger1766510000000 } from './migrations/1766510000000-messenger.js';
import { DeliveryDays1766500000000 } from './migrations/1766500000000-delivery-days.js';
import { RielRate1766710000000 } from './migrations/1766710000000-riel-rate.js';
import { ColumnMappings1767400000000 } from './migrations/1767400000000-column-mappings.js';
import { WebImages1767450000000 } from './migrations/1767450000000-web-images.js';
import { Sales1767520000000 } from './migrations/1767520000000-sales.js';
import { ProductVariants1767600000000 } from './migrations/1767600000000-product-variants.js';
import { PriceLists1767610000000 } from './migrations/1767610000000-price-lists.js';
import { Costs1767700000000 } from './migrations/1767700000000-costs.js';
import { ShopLook1768200000000 } from './migrations/1768200000000-shop-look.js';
import { TellBrands1768210000000 } from './migrations/1768210000000-tell-brands.js';
import { Warranty1768300000000 } from './migrations/1768300000000-warranty.js';
import { Questions1768500000000 } from './migrations/1768500000000-questions.js';
import { SpecFields1768600000000 } from './migrations/1768600000000-spec-fields.js';
import { SignsOfSizes1768700000000 } from './migrations/1768700000000-signs-of-sizes.js';
import { LettersOfAnyKeyboard1768800000000 } from './migrations/1768800000000-letters-of-any-keyboard.js';
import { PriceStyle1767200000000 } from './migrations/1767200000000-price-style.js';
import { ModelsOfOneLetter1766800000000 } from './migrations/1766800000000-models-of-one-letter.js';
import { SearchRanking1766700000000 } from './migrations/1766700000000-search-ranking.js';

/** The service's database: its tables and how it came to be, the oldest migration first. */
export const database: DatabaseParts = {
  name: 'catalog',
  entities: [
    Brand,
    PriceSale,
    Product,
    Question,
    Review,
    SynonymGroup,
    ShopPage,
    ShopFacts,
    ShopLook,
    ValueWord,
  ],
  migrations: [
    MessagingTables1700000000000,
    CatalogInitial1764000000000,
    ProductPictures1764100000000,
    NoteEveryChange1764150000000,
    HiddenProducts1764200000000,
    ValueWords1764400000000,
    MoreValueWords1764450000000,
    NoteReviews1764460000000,
    PartialRefunds1764500000000,
    FlaggedReviews1764510000000,
    ImageBucket1764600000000,
    TellSettings1764800000000,
    KeptAnswers1764900000000,
    RowsOfExports1765000000000,
    PricesInSearches1765100000000,
    WireAndLight1765200000000,
    FoldedKeys1765300000000,
    NameOrder1766410000000,
    Spellings1766420000000,
    DeliveryDays1766500000000,
    Messenger1766510000000,
    SearchRanking1766700000000,
    RielRate1766710000000,
    ModelsOfOneLetter1766800000000,
    PriceStyle1767200000000,
    ColumnMappings1767400000000,
    WebImages1767450000000,
    Sales1767520000000,
    ProductVariants1767600000000,
    PriceLists1767610000000,
    Costs1767700000000,
    ShopLook1768200000000,
    TellBrands1768210000000,
    Warranty1768300000000,
    Questions1768500000000,
    SpecFields1768600000000,
    SignsOfSizes1768700000000,
    LettersOfAnyKeyboard1768800000000,
    KeysOfDay1766000000000,
  ],
};
