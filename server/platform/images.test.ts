import { imagesContract } from './images.contract.ts'
import { sharpImages } from './images.fake.ts'

imagesContract(sharpImages)
