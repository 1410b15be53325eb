export { PlaceComboBox, type PlaceComboBoxProps, type Suggestions } from './PlaceComboBox.tsx'
