import { testRulesOfKind } from '../../helpers/ruleExamples'

testRulesOfKind('files')
