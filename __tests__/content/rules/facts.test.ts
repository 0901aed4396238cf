import { testRulesOfKind } from '../../helpers/ruleExamples'

testRulesOfKind('facts')
